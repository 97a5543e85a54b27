/** What codes of BLM files mean that have no word of ours, for what sellers read about them. */
export const blmNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PROP_SUB_ID: {
    '6': 'Cluster house',
    '12': 'Bungalow',
    '24': 'Chalet',
    '26': 'House',
    '27': 'Villa',
    '43': 'Barn conversion',
    '46': 'Sheltered housing',
    '47': 'Retirement home',
    '51': 'Garage',
    '52': 'Farmhouse',
    '113': 'Country house',
    '117': 'Caravan',
    '118': 'Lodge',
    '119': 'Log cabin',
  },
  TENURE_TYPE_ID: { '3': 'Feudal', '6': 'Non-traditional' },
  PRICE_QUALIFIER: {
    '6': 'Sale by tender',
    '9': 'Shared ownership',
    '11': 'Part buy, part rent',
    '12': 'Shared equity',
    '15': 'Offers invited',
    '16': 'Coming soon',
  },
};
