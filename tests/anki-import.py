# Imports packages (argv) into a new collection with Anki's own code, as File, Import, Import does, and prints it as JSON.
import json
import os
import sys
import tempfile

sys.path.append("/usr/share/anki")  # where Debian keeps it
import anki.collection

path = os.path.join(tempfile.mkdtemp(), "collection.anki2")
if hasattr(anki.collection, "ImportAnkiPackageRequest"):
    from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

    col = Collection(path)

    def bring_in(package):
        options = ImportAnkiPackageOptions()
        col.import_anki_package(ImportAnkiPackageRequest(package_path=package, options=options))

else:
    from anki.importing.apkg import AnkiPackageImporter
    from anki.storage import Collection

    col = Collection(path)

    def bring_in(package):
        AnkiPackageImporter(col, package).run()


for package in sys.argv[1:]:
    bring_in(package)

cards = []
for card_id in col.findCards("") if not hasattr(col, "find_cards") else col.find_cards(""):
    card = col.getCard(card_id) if not hasattr(col, "get_card") else col.get_card(card_id)
    note = card.note()
    kind = note.model() if not hasattr(note, "note_type") else note.note_type()
    cards.append(
        {
            "guid": note.guid,
            "fields": dict(note.items()),
            "tags": note.tags,
            "deck": col.decks.name(card.did),
            "noteType": kind["name"],
            "question": card.q() if not hasattr(card, "question") else card.question(),
            "answer": card.a() if not hasattr(card, "answer") else card.answer(),
            "reps": card.reps,
        }
    )
print(json.dumps(cards))
