"""No file of the game imports itself by way of others: what is imported can be understood alone."""

from __future__ import annotations

from tests.architecture.source import Source


def test_no_files_import_each_other_in_a_circle(sources: list[Source]) -> None:
    """Imports for the type checker alone and imports inside of functions count as all others do."""
    modules = {source.module for source in sources}
    found = {source.module: _imported(source, modules) for source in sources}
    circles = [circle for circle in _circles(found) if len(circle) > 1]
    assert circles == [], "\n".join(" <-> ".join(sorted(circle)) for circle in circles)


def _imported(source: Source, modules: set[str]) -> set[str]:
    """The files that a file imports: a module, or the module that holds the imported name."""
    names = {name if name in modules else name.rpartition(".")[0] for _, name in source.imports}
    return (names & modules) - {source.module}


def _circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The strongly connected components, by Tarjan's algorithm."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    done: set[str] = set()
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        path.append(name)
        for other in sorted(graph[name] & graph.keys()):
            if other not in order:
                visit(other)
            if other not in done:
                low[name] = min(low[name], low[other])
        if low[name] == order[name]:
            component = path[path.index(name) :]
            del path[path.index(name) :]
            done.update(component)
            found.append(component)

    for name in sorted(graph):
        if name not in order:
            visit(name)
    return found


def test_a_circle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}
    assert sorted(map(sorted, _circles(graph))) == [["a"], ["b", "c"], ["d"]]
