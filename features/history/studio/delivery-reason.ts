export type DeliveryReason = 'noSuchAddress' | 'mailboxFull' | 'refused'

/**
 * Why an e-mail bounced, from the receiving server's reply: by the enhanced status code (RFC 3463) if there is one,
 * else the reply code (RFC 5321).
 */
export function deliveryReason(answer: string): DeliveryReason {
  const enhanced = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1]
  if (enhanced) {
    if (['1.1', '1.2', '1.3', '1.10'].includes(enhanced)) return 'noSuchAddress'
    return enhanced === '2.2' ? 'mailboxFull' : 'refused'
  }
  const reply = /^\s*(\d{3})\b/.exec(answer)?.[1]
  if (reply === '550' || reply === '551' || reply === '553') return 'noSuchAddress'
  return reply === '552' ? 'mailboxFull' : 'refused'
}
