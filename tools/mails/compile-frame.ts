import { readFileSync, writeFileSync } from 'node:fs'
import mjml2html from 'mjml'

const SOURCE = new URL('../../platform/mail/mail-frame.mjml', import.meta.url)
export const COMPILED = new URL('../../platform/mail/mail-frame.html', import.meta.url)
/**
 * Parts that MJML generates itself, and omits when they are not needed: the hidden preview text for mail lists, and the
 * styles that fit pictures into narrow windows.
 */
const OWN_PARTS = {
  preview: /\n *<div style="display:none;[^>]*>\{\{preview\}\}<\/div>\n */,
  pictureStyle: / *<style type="text\/css">[^<]*td\.mj-full-width-mobile[^<]*<\/style>\n/,
}

/** The HTML of the e-mail frame, with its parts and placeholders: `platform/mail/mail-frame.mjml`, compiled. */
export async function compileFrame(): Promise<string> {
  const { html } = await mjml2html(readFileSync(SOURCE, 'utf8'), { validationLevel: 'skip' })
  const framed = Object.entries(OWN_PARTS).reduce((framed, [name, pattern]) => {
    if (!pattern.test(framed)) throw new Error(`The frame of mails has no ${name}`)
    return framed.replace(pattern, `<!--#${name}-->$&<!--/${name}-->`)
  }, html)
  // A quarter of each e-mail would be the indentation.
  return framed.replace(/\n\s+/g, '\n')
}

if (import.meta.main) writeFileSync(COMPILED, await compileFrame())
