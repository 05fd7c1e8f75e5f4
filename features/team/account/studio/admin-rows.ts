import type { Output } from '#base/endpoint.ts'
import type { listAdmins } from '../contract.ts'

export type Admin = Output<typeof listAdmins>['admins'][number]

/** The admins of a community as the page shows them; `own` is missing for a person who works in it from a parent. */
type Rows = { own: Admin | undefined; others: Admin[]; isMain: boolean }

/** The caller's own row, found by the address of the session, and the others in the order of the server. */
export function rowsOf(admins: Admin[], email: string): Rows {
  const own = admins.find((admin) => admin.email === email.toLowerCase())
  return { own, others: admins.filter((admin) => admin !== own), isMain: own?.mainAdmin ?? false }
}

/** The full name; the address of an admin without one. */
export function nameOf({ firstName, lastName, email }: Admin): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** Whether an admin has accepted the invitation. */
export function isRegistered({ registrationDate }: Admin): boolean {
  return registrationDate !== ''
}

export type RowAction = 'make' | 'delete' | 'resend'

/** What the person can do with another admin: the main admin hands over to registered ones only. */
export function actionsOf(admin: Admin, isMain: boolean): RowAction[] {
  if (!isRegistered(admin)) return isMain ? ['resend', 'delete'] : ['resend']
  return isMain ? ['make', 'delete'] : []
}

/** How a moment is written: the time on the same day, the day in the same year, otherwise the date. */
export function nearness(moment: Date, now: Date): 'today' | 'thisYear' | 'before' {
  if (moment.getFullYear() !== now.getFullYear()) return 'before'
  return moment.toDateString() === now.toDateString() ? 'today' : 'thisYear'
}
