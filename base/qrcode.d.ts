/** The part of `qrcode` that makes the modules of a code and draws nothing. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
