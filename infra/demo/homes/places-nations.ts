import type { PlaceRow } from './place.ts';

const scotland: readonly PlaceRow[] = [
  ['Edinburgh', 'New Town', 'City of Edinburgh', 'EH3', 55.9562, -3.2002, 5300, 'city'],
  ['Edinburgh', 'Marchmont', 'City of Edinburgh', 'EH9', 55.9362, -3.1902, 4900, 'city'],
  ['Edinburgh', 'Leith', 'City of Edinburgh', 'EH6', 55.9662, -3.1762, 4100, 'city'],
  ['Glasgow', 'Dennistoun', 'Glasgow City', 'G31', 55.8612, -4.2122, 2600, 'city'],
  ['Glasgow', 'Hyndland', 'Glasgow City', 'G12', 55.8792, -4.3042, 3900, 'city'],
  ['Glasgow', 'Shawlands', 'Glasgow City', 'G41', 55.8302, -4.2762, 3000, 'city'],
  ['Aberdeen', 'Rosemount', 'Aberdeen City', 'AB25', 57.1522, -2.1162, 1900, 'city'],
  ['Dundee', 'West End', 'Dundee City', 'DD2', 56.4582, -3.0062, 2100, 'city'],
  ['Inverness', '', 'Highland', 'IV2', 57.4622, -4.2102, 2500, 'town'],
  ['Perth', '', 'Perth and Kinross', 'PH1', 56.4002, -3.4502, 2400, 'town'],
  ['Stirling', '', 'Stirling', 'FK8', 56.1182, -3.9482, 2600, 'town'],
  ['Pitlochry', '', 'Perth and Kinross', 'PH16', 56.7042, -3.7342, 2900, 'rural'],
  ['Melrose', '', 'Scottish Borders', 'TD6', 55.5972, -2.7222, 2700, 'rural'],
  ['St Andrews', '', 'Fife', 'KY16', 56.3372, -2.8062, 4600, 'coast'],
  ['Oban', '', 'Argyll and Bute', 'PA34', 56.4112, -5.4632, 2500, 'coast'],
];

const wales: readonly PlaceRow[] = [
  ['Cardiff', 'Pontcanna', 'Cardiff', 'CF11', 51.4872, -3.2022, 4300, 'city'],
  ['Cardiff', 'Roath', 'Cardiff', 'CF24', 51.4912, -3.1602, 3400, 'city'],
  ['Swansea', 'Uplands', 'Swansea', 'SA2', 51.6232, -3.9742, 2600, 'city'],
  ['Newport', '', 'Newport', 'NP20', 51.5882, -3.0122, 2400, 'city'],
  ['Abergavenny', '', 'Monmouthshire', 'NP7', 51.8222, -3.0172, 3200, 'rural'],
  ['Brecon', '', 'Powys', 'LD3', 51.9472, -3.3962, 2700, 'rural'],
  ['Llandeilo', '', 'Carmarthenshire', 'SA19', 51.8842, -3.9922, 2400, 'rural'],
  ['Aberystwyth', '', 'Ceredigion', 'SY23', 52.4132, -4.0662, 2300, 'coast'],
  ['Tenby', '', 'Pembrokeshire', 'SA70', 51.6752, -4.7102, 3100, 'coast'],
  ['Conwy', '', 'Conwy', 'LL32', 53.2782, -3.8362, 2600, 'town'],
  ['Wrexham', '', 'Wrexham', 'LL11', 53.0522, -3.0042, 2100, 'town'],
];

const northernIreland: readonly PlaceRow[] = [
  ['Belfast', 'Ballyhackamore', 'County Down', 'BT4', 54.5952, -5.8682, 2700, 'city'],
  ['Belfast', 'Malone', 'County Antrim', 'BT9', 54.5732, -5.9432, 2900, 'city'],
  ['Belfast', 'Cavehill', 'County Antrim', 'BT15', 54.6302, -5.9352, 2000, 'city'],
  ['Lisburn', '', 'County Antrim', 'BT28', 54.5162, -6.0602, 2000, 'town'],
  ['Bangor', '', 'County Down', 'BT20', 54.6542, -5.6692, 2100, 'coast'],
  ['Derry', '', 'County Londonderry', 'BT48', 55.0022, -7.3342, 1700, 'city'],
  ['Enniskillen', '', 'County Fermanagh', 'BT74', 54.3482, -7.6382, 1700, 'rural'],
  ['Hillsborough', '', 'County Down', 'BT26', 54.4622, -6.0842, 2500, 'rural'],
  ['Portstewart', '', 'County Londonderry', 'BT55', 55.1782, -6.7052, 2600, 'coast'],
];

export const nationPlaces = { scotland, wales, northernIreland };
