type Badge = { id: string; title: string; issuedAt: string; validUntil: string; issuer: { name: string } }

/** LinkedIn's form "add to profile", filled in for a badge; `certUrl` is the page that proves it. */
export function linkedinUrl(badge: Badge, certUrl: string): string {
  const issued = new Date(badge.issuedAt)
  const url = new URL('https://www.linkedin.com/profile/add')
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: badge.title,
    organizationName: badge.issuer.name,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    ...(badge.validUntil && expiry(new Date(badge.validUntil))),
    certUrl,
    certId: badge.id,
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

function expiry(end: Date) {
  return { expirationYear: String(end.getUTCFullYear()), expirationMonth: String(end.getUTCMonth() + 1) }
}
