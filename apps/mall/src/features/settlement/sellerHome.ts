/** The home of merchants, in the app for sellers. */
export const SELLER_HOME = '/ui/seller/#/mall/seller/home'
