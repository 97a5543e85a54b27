"""Prints what the calendar package of Python finds wrong with files, one fault a line."""

import sys

from icalendar import Calendar

REQUIRED = {"VCALENDAR": ["PRODID", "VERSION", "METHOD"], "VEVENT": ["UID", "DTSTAMP", "DTSTART", "SUMMARY"]}

for path in sys.argv[1:]:
    with open(path, "rb") as file:
        content = file.read()
    try:
        calendar = Calendar.from_ical(content)
    except ValueError as error:
        print(f"{path}: {error}")
        continue
    for component in calendar.walk():
        for name, error in component.errors:
            print(f"{path}: {component.name}: {name}: {error}")
        for name in REQUIRED.get(component.name, []):
            if name not in component:
                print(f"{path}: {component.name} has no {name}")
    if not list(calendar.walk("VEVENT")):
        print(f"{path} has no event")
    if any(len(line) > 75 for line in content.split(b"\r\n")) or b"\n" in content.replace(b"\r\n", b""):
        print(f"{path} has a line that is too long, or ends wrongly")
