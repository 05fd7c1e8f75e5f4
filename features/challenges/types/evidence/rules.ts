export const REQUEST_MAX = 1000
