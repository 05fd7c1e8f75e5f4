import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailChips } from './email-chips.tsx'

const wordsOf = (names?: Record<string, string>) => {
  const value = ['lea@example.org', 'max@example.org']
  const props = { label: 'To', value, onChange: () => undefined, ...(names && { names }) }
  const html = renderToStaticMarkup(createElement(EmailChips, props))
  return [...html.matchAll(/<button[^>]*tabindex[^>]*>(.*?)<\/button>/gi)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, '').trim(),
  )
}

test('shows the name of an address before it, and an address without one alone', () => {
  expect(wordsOf({ 'lea@example.org': 'Léa Moreau' })).toEqual(['Léa Moreau lea@example.org', 'max@example.org'])
  expect(wordsOf()).toEqual(['lea@example.org', 'max@example.org'])
})
