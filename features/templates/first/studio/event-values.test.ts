import { expect, test } from 'vitest'
import type { Template } from '../../form/studio/form-values.ts'
import { eventValues } from './event-values.ts'

const EVENT = {
  startDate: '2027-06-12T16:00:00.000Z',
  endDate: '2027-06-12T20:00:00.000Z',
  timeZone: 'Europe/Paris',
  location: 'Lyon, France',
  streetAddress: '3 quai Saint-Vincent',
  name: true,
  seat: true,
  section: false,
}
const ticket = (eventDetails: typeof EVENT | null) =>
  ({
    data: {
      badgeCategory: 'ticket',
      name: 'Summer evening',
      description: 'Come in',
      criteria: 'Be there',
      image: '/ipfs/one',
      imageAlt: 'A ticket',
      badgeTheme: {},
      expirationDate: '',
      expirationDuration: 0,
      points: 0,
      limit: 50,
      alignment: [],
      tags: [],
      credits: 0,
      eventDetails,
    },
  }) as unknown as Template

test('a participation has the title, picture, time and place of the ticket, and nothing else of it', () => {
  expect(eventValues('participation', ticket(EVENT))).toMatchObject({
    name: 'Summer evening',
    picture: '/ipfs/one',
    startsAt: '2027-06-12 18:00',
    endsAt: '2027-06-12 22:00',
    timeZone: 'Europe/Paris',
    place: { name: 'Lyon', iso2: 'FR' },
    street: '3 quai Saint-Vincent',
    description: '',
    criteria: '',
    quantity: '',
    imageAlt: null,
    optionSeat: false,
  })
})

test('is empty without an event', () => {
  expect(eventValues('participation', ticket(null))).toMatchObject({ name: '', picture: '', startsAt: '' })
})
