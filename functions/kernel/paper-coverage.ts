/** The characters of each font of papers, as ranges of hexadecimal numbers; made by `npm run paper:fonts`. */
export const coverage = [
  [
    'figtree',
    '20-7e,a0-ac,ae-113,116-127,12a-12b,12e-137,139-13e,141-148,14a-14d,150-161,164-165,16a-17e,1cd-1ce,218-21b,237,2c6-2c7,2d8-2dd,300-304,306-308,30a-30c,312,326-328,1e80-1e85,1e9e,1ef2-1ef3,2013-2014,2018-201a,201c-201e,2020-2022,2026,2039-203a,2044,2070,2074-2079,2080-2089,20ac,20b9,2122,215b-215e,2190-2193,2196-2199,2212,2215,2260,2264-2265',
  ],
  [
    'noto',
    '20-7e,a0-24f,2b0-377,37a-37f,384-38a,38c,38e-3a1,3a3-3e1,3f0-52f,1e00-1eff,2010-2027,2030-203a,20a0-20bf,2122,fffd',
  ],
  ['latin', '250-2af,300-36f,2c60-2c7f,a720-a7ca,a7d0-a7d1,a7d3,a7d5-a7d9,a7f2-a7ff,ab30-ab6b'],
  [
    'arabic',
    '259,300-301,303,309,30f,323,60c-60d,610-612,615,61b,61f,621-63a,63d,640-658,65a-65b,660-671,674,679,67c,67e,681,685-686,688-689,691,693,695-696,698,69a,6a0-6a1,6a4,6a9-6ad,6af,6b5,6ba,6bc-6be,6c0-6c3,6c6-6d0,6d2-6d5,6dc-6de,6e9,6f0-6f9,762-763,2000-200f,202a-202f,203c,207f,2105,2113,2116,2126,212e,2202,2206,220e-220f,2211,221a,221e,222b,2248,25ca,25cc,fb01-fb04,fb50-fb51,fb56-fb59,fb66-fb6d,fb7a-fb7d,fb88-fb95,fb9e-fb9f,fba5,fba7-fbb1,fbbf-fbc0,fbd3-fbdc,fbde-fbdf,fbe2-fbe3,fbe8-fbe9,fbfc-fbff,fd3e-fd3f,fdf2,fdfc,fe70-fe74,fe76-fefc,feff,fffc',
  ],
  ['armenian', '300-304,306-308,30a-30c,312,326-328,531-556,559-58a,58d-58f,25cc,fb13-fb17'],
  [
    'bengali',
    '300-304,306-308,30a-30c,326-328,35a-35b,951-952,964-965,980-983,985-98c,98f-990,993-9a8,9aa-9b0,9b2,9b6-9b9,9bc-9c4,9c7-9c8,9cb-9ce,9d7,9dc-9dd,9df-9e3,9e6-9fe,1cd0,1cd2,1cd5-1cd6,1cd8,1ce1,1cea,1ced,1cf2,1cf5-1cf7,200b-200d,25cc,a8f1',
  ],
  [
    'devanagari',
    '300-304,306-308,30a-30c,326-328,900-97f,1cd0-1cf6,1cf8-1cf9,200b-200d,20f0,25cc,a830-a839,a8e0-a8ff,11b00-11b09',
  ],
  [
    'ethiopic',
    '300-304,306-308,30a-30c,30e,312,326-328,1200-1248,124a-124d,1250-1256,1258,125a-125d,1260-1288,128a-128d,1290-12b0,12b2-12b5,12b8-12be,12c0,12c2-12c5,12c8-12d6,12d8-1310,1312-1315,1318-135a,135d-137c,1380-1399,22ee,25cc,2d80-2d96,2da0-2da6,2da8-2dae,2db0-2db6,2db8-2dbe,2dc0-2dc6,2dc8-2dce,2dd0-2dd6,2dd8-2dde,ab01-ab06,ab09-ab0e,ab11-ab16,ab20-ab26,ab28-ab2e,1e7e0-1e7e6,1e7e8-1e7eb,1e7ed-1e7ee,1e7f0-1e7fe',
  ],
  [
    'georgian',
    '300-304,306-308,30a-30c,312,326-328,589,10a0-10c5,10c7,10cd,10d0-10ff,1c90-1cba,1cbd-1cbf,2116,2d00-2d25,2d27,2d2d',
  ],
  [
    'gujarati',
    '300-304,306-308,30a-30c,312,326-328,951-952,964-965,a81-a83,a85-a8d,a8f-a91,a93-aa8,aaa-ab0,ab2-ab3,ab5-ab9,abc-ac5,ac7-ac9,acb-acd,ad0,ae0-ae3,ae6-af1,af9-aff,200b-200d,25cc,a830-a839',
  ],
  [
    'hebrew',
    '300-304,306-308,30a-30c,326-328,34f,591-5c7,5d0-5ea,5ef-5f4,200c-200f,25cc,fb1d-fb36,fb38-fb3c,fb3e,fb40-fb41,fb43-fb44,fb46-fb4f',
  ],
  ['khmer', '300-304,306-308,30a-30c,312,326-328,1780-17dd,17e0-17e9,17f0-17f9,19e0-19ff,200b-200d,25cc'],
  [
    'lao',
    '300-304,306-308,30a-30c,312,326-328,e81-e82,e84,e86-e8a,e8c-ea3,ea5,ea7-ebd,ec0-ec4,ec6,ec8-ece,ed0-ed9,edc-edf,200b-200d,25cc',
  ],
  [
    'tamil',
    '300-304,306-308,30a-30c,312,326-328,951-952,964-965,b82-b83,b85-b8a,b8e-b90,b92-b95,b99-b9a,b9c,b9e-b9f,ba3-ba4,ba8-baa,bae-bb9,bbe-bc2,bc6-bc8,bca-bcd,bd0,bd7,be6-bfa,1cda,200b-200d,25cc,a8f3,11301,11303,1133b-1133c',
  ],
  ['sc', '3000-303f,3041-3096,3099-30ff,3105-312f,4e00-9fef,ff01-ff9f'],
  ['kr', '3131-318e,ac00-d7a3'],
] as const;
export type PaperFont = (typeof coverage)[number][0];
