import { createElement } from 'react'

/** Saves a code as a picture (SVG) to print or to send. */
export async function saveStill(code: string, name: string): Promise<void> {
  const [{ renderToStaticMarkup }, { QRCodeSVG }] = await Promise.all([
    import('react-dom/server'),
    import('qrcode.react'),
  ])
  const svg = renderToStaticMarkup(
    createElement(QRCodeSVG, {
      value: code,
      size: 400,
      level: 'M',
      marginSize: 4,
      xmlns: 'http://www.w3.org/2000/svg',
    }),
  )
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  link.download = `${name}.svg`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
