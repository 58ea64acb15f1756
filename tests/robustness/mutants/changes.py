"""Small changes of a source file, each of which a test should notice: the mutants.

A mutant is one change of one expression or statement: a comparison, a boundary, `and` for `or`, a number that
is one more or less, a condition that is forced, a statement that is left out, two swapped arguments.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SKIPPED_FIELDS: Final = {"annotation", "returns", "decorator_list", "pattern", "format_spec", "bases"}
SKIPPED_CALLS: Final = {"assert_never", "cast", "TypeVar", "super"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one file."""

    file: str
    slot: int
    """Number of the changed node in the order of `slots`."""
    choice: int
    """Number of the change among the `replacements` of that node."""
    first: int
    """First line of the statement; of an `if` or a loop only its head counts as the statement."""
    last: int
    scope: str
    before: str
    after: str
    in_function: bool
    """Whether the changed line runs when a function is called, and not when the module is imported."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What a list of explained mutants names it by: no line numbers."""
        return self.file, self.scope, self.before, self.after


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a node in its tree."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST
    statement: ast.stmt | ast.match_case
    scope: tuple[str, ...]
    in_function: bool

    def put(self, node: ast.AST) -> None:
        """Put that node there."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def mutants(root: Path, file: str) -> list[Mutant]:
    """All mutants of that file, in the order of its lines."""
    tree = ast.parse((root / file).read_text(encoding="utf-8"))
    made, seen = [], set()
    for number, slot in enumerate(slots(tree)):
        first, last = _lines(slot.statement)
        before = headline(slot.statement)
        for choice, node in enumerate(replacements(slot.node)):
            slot.put(node)
            after = headline(node if slot.node is slot.statement else slot.statement)
            slot.put(slot.node)
            mutant = Mutant(
                file, number, choice, first, last, ".".join(slot.scope), before, after, slot.in_function
            )
            if before != after and (first, *mutant.key) not in seen:
                seen.add((first, *mutant.key))
                made.append(mutant)
    return made


def mutated(root: Path, mutant: Mutant) -> ast.Module:
    """The tree of the file with that change; line numbers stay."""
    tree = ast.parse((root / mutant.file).read_text(encoding="utf-8"))
    slot = list(slots(tree))[mutant.slot]
    slot.put(ast.copy_location(list(replacements(slot.node))[mutant.choice], slot.node))
    return ast.fix_missing_locations(tree)


def slots(tree: ast.Module) -> Iterator[Slot]:
    """Every place where something may be changed, always in the same order."""
    for index, statement in enumerate(tree.body):
        yield from _below(Slot(tree, "body", index, statement, statement, (), in_function=False))


def _below(slot: Slot) -> Iterator[Slot]:
    """This place and those below it."""
    if _is_skipped(slot.node):
        return
    yield slot
    if isinstance(slot.node, ast.Raise):
        return
    scope = slot.scope
    if isinstance(slot.node, ast.FunctionDef | ast.ClassDef):
        scope = (*scope, slot.node.name)
    for field, value in ast.iter_fields(slot.node):
        if field in SKIPPED_FIELDS:
            continue
        inside = slot.in_function or (isinstance(slot.node, ast.FunctionDef | ast.Lambda) and field == "body")
        nodes = enumerate(value) if isinstance(value, list) else [(None, value)]
        for index, node in nodes:
            if isinstance(node, ast.AST):
                statement = node if isinstance(node, ast.stmt | ast.match_case) else slot.statement
                yield from _below(Slot(slot.node, field, index, node, statement, scope, inside))


def _is_skipped(node: ast.AST) -> bool:
    """Whether nothing is changed here and below: imports, docstrings, types, and zip's `strict`."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")) | ast.keyword(arg="strict"):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))) | ast.Call(func=ast.Name(id=name)):
            return name in SKIPPED_CALLS
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.If(test=ast.Compare(left=ast.Attribute(value=ast.Name(id="sys"), attr="platform"))):
            return True
        case ast.ClassDef(bases=[ast.Name(id="Protocol" | "Enum"), *_]):
            return True
        case _:
            return False


def replacements(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand there instead."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            for index, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    yield ast.Compare(left, [*ops[:index], other(), *ops[index + 1 :]], others)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for index in range(len(values)):
                left = [*values[:index], *values[index + 1 :]]
                yield left[0] if len(left) == 1 else ast.BoolOp(op, left)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.IfExp(body=body, orelse=other):
            yield body
            yield other
        case ast.Name(id=name, ctx=ast.Load()) if name in NAMES:
            yield ast.Name(NAMES[name], ast.Load())
        case ast.Call(func=called, args=[first, second, *rest], keywords=named) if not (
            isinstance(first, ast.Starred) or isinstance(second, ast.Starred) or _is_in_any_order(called)
        ):
            yield ast.Call(called, [second, first, *rest], named)
        case ast.comprehension(ifs=[_, *_]):
            for index in range(len(node.ifs)):
                yield _with(node, ifs=[*node.ifs[:index], *node.ifs[index + 1 :]])
        case ast.stmt():
            yield from _statements(node)


def _statements(node: ast.stmt) -> Iterator[ast.AST]:
    """What may stand instead of that statement."""
    match node:
        case ast.Return(value=value) if value is not None and not _is_nothing(value):
            yield ast.Return(ast.Constant(None))
        case ast.If():
            yield _with(node, test=ast.Constant(value=True))
            yield _with(node, test=ast.Constant(value=False))
        case ast.While():
            yield _with(node, test=ast.Constant(value=False))
        case ast.AugAssign(op=op):
            yield ast.Pass()
            if type(op) in OPERATORS:
                yield _with(node, op=OPERATORS[type(op)]())
        case ast.Expr() | ast.Raise() | ast.Delete():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _is_in_any_order(called: ast.expr) -> bool:
    """Whether its arguments may stand in any order."""
    return isinstance(called, ast.Name) and called.id in {"min", "max"}


def _is_nothing(node: ast.expr) -> bool:
    """Whether it is None, or False, for which None would do."""
    return isinstance(node, ast.Constant) and (node.value is None or node.value is False)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """The same node with other fields; what is below stays shared."""
    made = copy.copy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def headline(node: ast.AST) -> str:
    """The statement on one line; of a compound one, and of a case, its head."""
    match node:
        case ast.Match():
            return ast.unparse(_with(node, cases=[])).strip()
        case ast.stmt(body=_) | ast.match_case():
            head = _with(node, body=[ast.Pass()], orelse=[], decorator_list=[], finalbody=[])
            return ast.unparse(head).removesuffix("pass").strip()
        case _:
            return ast.unparse(node)


def _lines(statement: ast.stmt | ast.match_case) -> tuple[int, int]:
    """First and last line of the statement, or of its head."""
    match statement:
        case ast.Match(subject=subject):
            return statement.lineno, subject.end_lineno or statement.lineno
        case ast.match_case(pattern=pattern, body=[inner, *_]):
            return pattern.lineno, max(pattern.lineno, inner.lineno - 1)
        case ast.stmt(body=[inner, *_]):
            return statement.lineno, max(statement.lineno, inner.lineno - 1)
        case ast.stmt():
            return statement.lineno, statement.end_lineno or statement.lineno
    raise TypeError(statement)
