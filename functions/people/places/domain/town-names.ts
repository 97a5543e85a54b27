import { normalizeText } from './place-text.ts';
import type { Town } from './towns.ts';

/**
 * Other names that people know towns by: those of before, in full and for short; those that people shorten as they write;
 * and those in Welsh, Cornish, Scottish Gaelic and Irish.
 */
const otherNameLists = `
Brighton, East Sussex: Brighton and Hove
Birmingham, West Midlands: B’ham, Brum
Bournemouth, Dorset: B’mouth
Manchester, Greater Manchester: M’cr
Newcastle upon Tyne, Tyne and Wear: N’castle
Northampton, Northamptonshire: N’hampton
Southampton, Hampshire: Soton, So’ton, S’hampton
Wolverhampton, West Midlands: W’hampton
Middlesbrough, North Yorkshire: M’bro, Middlesboro
Peterborough, Cambridgeshire: P’boro, Peterboro
Scarborough, North Yorkshire: Scarboro
Loughborough, Leicestershire: Loughboro
Wellingborough, Northamptonshire: Wellingboro
Hull, East Yorkshire: Kingston upon Hull
Leamington Spa, Warwickshire: Royal Leamington Spa, Leamington
Lytham St Annes, Lancashire: Lytham, St Annes
Tunbridge Wells, Kent: Royal Tunbridge Wells
Abingdon, Oxfordshire: Abingdon-on-Thames
Droitwich, Worcestershire: Droitwich Spa
East Dereham, Norfolk: Dereham
Hoo, Kent: Hoo St Werburgh
Lechlade, Gloucestershire: Lechlade-on-Thames
Purfleet-on-Thames, Essex: Purfleet
Staines, Surrey: Staines-upon-Thames
Sutton Coldfield, West Midlands: Royal Sutton Coldfield
Wombourne, Staffordshire: Wombourn
Great Bookham, Surrey: Bookham
South Benfleet, Essex: Benfleet
Sunbury-on-Thames, Surrey: Sunbury
Rossington, South Yorkshire: New Rossington
Ackworth, West Yorkshire: Ackworth Moor Top
Cockenzie and Port Seton, East Lothian: Cockenzie, Port Seton
Peterculter, Aberdeenshire: Culter
Queensferry, Midlothian: South Queensferry
Pontarddulais, West Glamorgan: Pontardulais
Cardiff, South Glamorgan: Caerdydd
Swansea, West Glamorgan: Abertawe
Newport, Gwent: Casnewydd
Wrexham, Wrexham: Wrecsam
Aberdare, Mid Glamorgan: Aberdâr
Abergavenny, Monmouthshire: Y Fenni
Abertillery, Gwent: Abertyleri
Ammanford, Carmarthenshire: Rhydaman
Bala, Gwynedd: Y Bala
Barmouth, Gwynedd: Abermaw, Y Bermo
Barry, South Glamorgan: Y Barri, Barri
Beaumaris, Anglesey: Biwmares
Blackwood, Gwent: Coed Duon, Y Coed Duon
Brecon, Powys: Aberhonddu
Bridgend, Mid Glamorgan: Pen-y-bont ar Ogwr, Pen-y-bont
Buckley, Flintshire: Bwcle
Builth Wells, Powys: Llanfair-ym-Muallt
Burry Port, Carmarthenshire: Porth Tywyn
Caernarfon, Gwynedd: Caernarvon
Caerphilly, Gwent: Caerffili
Cardigan, Ceredigion: Aberteifi
Carmarthen, Carmarthenshire: Caerfyrddin
Chepstow, Monmouthshire: Cas-gwent
Chirk, Wrexham: Y Waun
Colwyn Bay, Conwy: Bae Colwyn
Cowbridge, South Glamorgan: Y Bont-faen
Criccieth, Gwynedd: Cricieth
Crickhowell, Powys: Crughywel, Crucywel
Denbigh, Denbighshire: Dinbych
Ebbw Vale, Gwent: Glyn Ebwy, Glynebwy
Fishguard, Pembrokeshire: Abergwaun
Flint, Flintshire: Y Fflint
Glynneath, West Glamorgan: Glyn-nedd
Goodwick, Pembrokeshire: Wdig
Gowerton, West Glamorgan: Tre-gŵyr
Haverfordwest, Pembrokeshire: Hwlffordd
Hay-on-Wye, Powys: Y Gelli Gandryll, Y Gelli
Holyhead, Anglesey: Caergybi
Holywell, Flintshire: Treffynnon
Kidwelly, Carmarthenshire: Cydweli
Knighton, Powys: Tref-y-clawdd
Lampeter, Ceredigion: Llanbedr Pont Steffan
Laugharne, Carmarthenshire: Talacharn
Llandovery, Carmarthenshire: Llanymddyfri
Llantwit Major, South Glamorgan: Llanilltud Fawr
Loughor, West Glamorgan: Casllwchwr
Menai Bridge, Anglesey: Porthaethwy
Merthyr Tydfil, Mid Glamorgan: Merthyr Tudful, Merthyr
Milford Haven, Pembrokeshire: Aberdaugleddau
Mold, Flintshire: Yr Wyddgrug
Monmouth, Monmouthshire: Trefynwy
Montgomery, Powys: Trefaldwyn
Mountain Ash, Mid Glamorgan: Aberpennar
Narberth, Pembrokeshire: Arberth
Neath, West Glamorgan: Castell-nedd
Newbridge, Gwent: Trecelyn
Newport, Pembrokeshire: Trefdraeth
Newtown, Powys: Y Drenewydd
Pembroke, Pembrokeshire: Penfro
Pembroke Dock, Pembrokeshire: Doc Penfro
Pontypool, Gwent: Pont-y-pŵl
Presteigne, Powys: Llanandras
Rhayader, Powys: Rhaeadr Gwy
Rhyl, Denbighshire: Y Rhyl
Rhymney, Gwent: Rhymni
Ruthin, Denbighshire: Rhuthun
St Asaph, Denbighshire: Llanelwy
St Davids, Pembrokeshire: Tyddewi
Tenby, Pembrokeshire: Dinbych-y-pysgod
Treorchy, Mid Glamorgan: Treorci
Usk, Monmouthshire: Brynbuga
Welshpool, Powys: Y Trallwng
Whitland, Carmarthenshire: Hendy-gwyn
Hereford, Herefordshire: Henffordd
Liverpool, Merseyside: Lerpwl, L’pool
Oswestry, Shropshire: Croesoswallt
Shrewsbury, Shropshire: Amwythig
Penzance, Cornwall: Pensans
Truro, Cornwall: Truru
Edinburgh, Midlothian: Dùn Èideann
Glasgow, Glasgow: Glaschu
Aberdeen, Aberdeenshire: Obar Dheathain
Ayr, Ayrshire: Inbhir Àir
Campbeltown, Argyll and Bute: Ceann Loch Chille Chiarain
Dingwall, Highlands: Inbhir Pheofharain
Dumbarton, Dunbartonshire: Dùn Breatann
Dumfries, Dumfries and Galloway: Dùn Phris
Dundee, Angus: Dùn Dè, Dùn Dèagh
Dunfermline, Fife: Dùn Phàrlain
Elgin, Moray: Eilginn
Falkirk, Stirlingshire: An Eaglais Bhreac
Fort William, Highlands: An Gearasdan
Greenock, Renfrewshire: Grianaig
Inverness, Highlands: Inbhir Nis
Kilmarnock, Ayrshire: Cille Mheàrnaig
Lochgilphead, Argyll and Bute: Ceann Loch Gilb
Mallaig, Highlands: Malaig
Nairn, Highlands: Inbhir Narann
Oban, Argyll and Bute: An t-Òban
Paisley, Renfrewshire: Pàislig
Perth, Perth and Kinross: Peairt
Pitlochry, Perth and Kinross: Baile Chloichrigh
Portree, Highlands: Port Rìgh
Stirling, Stirlingshire: Sruighlea
Stornoway, Western Isles: Steòrnabhagh
Tain, Highlands: Baile Dhubhthaich
Thurso, Highlands: Inbhir Theòrsa
Tobermory, Argyll and Bute: Tobar Mhoire
Ullapool, Highlands: Ulapul
Wick, Highlands: Inbhir Ùige
Derry, County Londonderry: Londonderry, Derry Londonderry, Derry/Londonderry, Doire
Belfast, County Antrim: Béal Feirste
Antrim, County Antrim: Aontroim
Armagh, County Armagh: Ard Mhacha
Ballycastle, County Antrim: Baile an Chaistil
Ballyclare, County Antrim: Bealach Cláir
Ballymena, County Antrim: An Baile Meánach
Ballymoney, County Antrim: Baile Monaidh
Ballynahinch, County Down: Baile na hInse
Bangor, County Down: Beannchar
Coleraine, County Londonderry: Cúil Raithin
Downpatrick, County Down: Dún Pádraig
Dungannon, County Tyrone: Dún Geanainn
Enniskillen, County Fermanagh: Inis Ceithleann
Larne, County Antrim: Latharna
Lisburn, County Antrim: Lios na gCearrbhach
Newry, County Down: An tIúr, Iúr Cinn Trá
Omagh, County Tyrone: An Ómaigh
Strabane, County Tyrone: An Srath Bán
`;
const otherNames = new Map(
  Array.from(otherNameLists.matchAll(/^(.+): (.+)$/gm), ([, town = '', list = '']) => [
    town,
    list.split(', ').map(normalizeText),
  ]),
);
/** Words after which a name is often left out, as in "Southend-on-Sea", and words that are. */
const shortening = /^(.{3,}?) (?:(?:by|de|in|le|next|on|super|under|upon) .+|garden city|regis|spa|wells)$/;
/** What would be left is a common word, or the beginning of many names. */
const tooShort = new Set(['chapel', 'harrow', 'st mary', 'stow', 'wells']);

/** Other names of a town in normal form: "Southend" for Southend-on-Sea, "Burton on Trent" for upon. */
export function listOtherNames({ name, county, key }: Town): readonly string[] {
  const [, short = ''] = shortening.exec(key) ?? [];
  return [
    ...(otherNames.get(`${name}, ${county}`) ?? []),
    ...(short === '' || tooShort.has(short) ? [] : [short]),
    ...(key.startsWith('royal ') ? [key.replace('royal ', '')] : []),
    ...(key.includes(' upon ') ? [key.replace(' upon ', ' on ')] : []),
  ];
}
