export const ended = 'Ended';
export const end = 'End';
export const endNow = 'End now';
export const theCouponHasEnded = 'The coupon has ended.';
export const noOneCanUseIt = 'No one can use it from now on. Discounts already given stay.';
export const ofMostUses = ' of [mostUses]';
export const fromMinSpendPence = 'from [minSpendPence]';
export const endCode = 'End [code]';
export const endCode2 = 'End [code]?';
export const usedUsesMostUsesPartTimes = 'Used [uses][mostUsesPart] times';

export const coupons = 'Coupons';
export const newCoupon = 'New coupon';
export const loadTheCoupons = 'load the coupons';
export const aCouponTakesSomethingOff = 'A coupon takes something off the price of a package.';
export const noCouponsYet = 'No coupons yet';

export const makeTheCoupon = 'Make the coupon';
export const theCouponCanBeUsed = 'The coupon can be used.';
export const code = 'Code';
export const n3To40LettersDigits = '3 to 40 letters, digits or hyphens';
export const kind = 'Kind';
export const worth = 'Worth';
export const lastDay = 'Last day';
export const usesInAll = 'Uses in all';
