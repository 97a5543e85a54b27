export const fromTheRegisterOfEnergy =
  'From the register of energy certificates, under the Open Government Licence v3.0.';
export const textUseThisCertificate = 'Use this certificate';
export const weFoundACertificateFor =
  'We found a certificate for [address][result], valid until [expiresOn].';
export const theCertificateOfAddressRan =
  'The certificate of [address] ran out on [expiresOn]. Order a new one before you sell.';

export const whatSimilarHomesGoFor = 'What similar homes go for';
export const sold = 'Sold';
export const forSaleNow = 'For sale now';
export const openGovernmentLicenceV30 = 'Open Government Licence v3.0';
export const containsHmLandRegistryData =
  'Contains HM Land Registry data © Crown copyright and database right [year]. This data is licensed under the [link]. It’s a guide, not a valuation.';

export const typeOfHome = 'Type of home';
export const any = 'Any';
export const bedrooms = 'Bedrooms';

export const aboutYearlyPenceInYear = ', about [yearlyPence] in [year]';
export const theCouncilTaxListHas = 'The council tax list has your home in band [band][sum].';
export const textUseBandBand = 'Use band [band]';
