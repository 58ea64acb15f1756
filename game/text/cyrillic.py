"""The names of our people from other countries in Bulgarian letters, as Bulgarian newspapers write them."""

from __future__ import annotations

from typing import Final

NAMES: Final = """
    Mary=Мери Grace=Грейс Joe=Джо Luke=Люк Tom=Том Eva=Ева Vera=Вера Kate=Кейт Steve=Стив Frank=Франк
    Nick=Ник Doug=Дъг

    Maria=Мария Anna=Ана Greta=Грета Josef=Йозеф Lukas=Лукас Rosa=Роза Käthe=Кете Nadja=Надя
    Franz=Франц Niklas=Никлас Dirk=Дирк

    Marysia=Марися Ania=Аня Zosia=Зося Józek=Южек Łukasz=Лукаш Tomek=Томек Róża=Ружа Ewa=Ева
    Wiesia=Веся Kasia=Кася Nadia=Надя Stefan=Стефан Franek=Франек Mikołaj=Миколай Darek=Дарек Paweł=Павел

    Marie=Мари Anne=Ан Zoé=Зое Joseph=Жозеф Luc=Люк Thomas=Тома Rose=Роз Ève=Ев Viviane=Вивиан
    Catherine=Катрин Nadine=Надин Stéphane=Стефан François=Франсоа Nicolas=Никола Didier=Дидие Paul=Пол

    Mara=Мара Ana=Ана Zlata=Злата Joža=Йожа Luka=Лука Tome=Томе Ruža=Ружа Iva=Ива Vesna=Весна Kata=Ката
    Nada=Нада Stipe=Стипе Franjo=Франьо Niko=Нико Drago=Драго Pavao=Павао
"""
"""English, German, Polish, French, Croatian; a name of several countries sounds as at a French table."""

CYRILLIC: Final = dict(pair.split("=") for pair in NAMES.split())
