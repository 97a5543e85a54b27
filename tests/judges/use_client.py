"""Logs in with the generated client, reads the account, the lists of a person and a search, and makes an offer; prints `fine` or what is wrong."""

import importlib
import inspect
import pkgutil
import sys
from datetime import datetime

folder, origin, email, buyer_email, password = sys.argv[1:]
sys.path.insert(0, folder)

from gable import api  # noqa: E402
from gable.api.accounts import current_user, issue_token  # noqa: E402
from gable.api.accounts import create_api_key  # noqa: E402
from gable.api.offers import make_offer  # noqa: E402
from gable.api.search import search_properties  # noqa: E402
from gable.client import AuthenticatedClient, Client  # noqa: E402
from gable.models import IssueTokenJsonBodyType0, NewApiKeyInput, NewOfferInput  # noqa: E402

visitor = Client(base_url=origin, timeout=60)


def log_in(username):
    body = {"grant_type": "password", "client_id": 2, "username": username, "password": password}
    tokens = issue_token.sync(client=visitor, body=IssueTokenJsonBodyType0.from_dict(body))
    return AuthenticatedClient(base_url=origin, token=tokens.access_token, timeout=60)


person = log_in(email)
account = current_user.sync(client=person)
if account.email != email:
    sys.exit(f"logged in as {account.email}")
found = search_properties.sync(client=visitor, q="Leeds")
if found.total < 1 or not found.properties[0].id:
    sys.exit("found no home in Leeds")

buyer = log_in(buyer_email)
wishes = {"password": password, "name": f"Client {datetime.now()}", "scopes": ["offers:read", "offers:write"], "days": 30}
made = create_api_key.sync(client=buyer, body=NewApiKeyInput.from_dict(wishes))
program = AuthenticatedClient(base_url=origin, token=made.api_key, timeout=60)
refusals = []
for home in found.properties:
    offer = {"propertyId": home.id, "amount": home.price, "funding": "cash", "position": "ftb"}
    answer = make_offer.sync(client=program, body=NewOfferInput.from_dict(offer))
    if getattr(answer, "amount", None) == home.price:
        break
    refusals.append(getattr(answer, "detail", repr(answer)))
else:
    sys.exit(f"no home took an offer: {refusals}")

# GETs that change something for their caller, as the specification has them.
CHANGES = {
    "logout",
    "relist",
    "redeem_points",
    "remove_from_buying",
    "request_data_export",
    "resend_code",
    "unblock_user",
}

faults = []
read = 0
for found_module in pkgutil.walk_packages(api.__path__, "gable.api."):
    module = importlib.import_module(found_module.name)
    call = getattr(module, "sync_detailed", None)
    if call is None or '"method": "get"' not in inspect.getsource(module):
        continue
    parameters = inspect.signature(call).parameters.items()
    needed = [name for name, value in parameters if value.default is value.empty]
    if needed != ["client"] or found_module.name.split(".")[-1] in CHANGES:
        continue
    try:
        call(client=person)
        read += 1
    except Exception as error:  # Whatever the client cannot read.
        faults.append(f"{found_module.name}: {type(error).__name__}: {error}")
if read < 30:
    faults.append(f"only {read} calls could be read")
print("\n".join(faults) or "fine")
