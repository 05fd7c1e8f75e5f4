import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { createSteward } from '../stewards/server/create-steward.ts'
import { endSteward } from '../stewards/server/end-steward.ts'
import {
  checkInByHandBySteward,
  checkInBySteward,
  findTicketsBySteward,
  getStewardDoor,
  undoBySteward,
} from '../stewards/server/steward-door.ts'
import { bindTicket } from './bind-ticket.ts'
import { checkIn } from './check-in.ts'
import { checkInByHand } from './check-in-by-hand.ts'
import { findTickets } from './find-tickets.ts'
import { getDoor } from './get-door.ts'
import { giveParticipation } from './give-participation.ts'
import { undoCheckIn } from './undo-check-in.ts'
import { updateDoor } from './update-door.ts'

/** Tickets at the entrance. */
export const doorRoutes: Route[] = [
  route(contract.bindTicket, bindTicket),
  route(contract.getDoor, getDoor),
  route(contract.checkIn, checkIn),
  route(contract.checkInByHand, checkInByHand),
  route(contract.undoCheckIn, undoCheckIn),
  route(contract.findTickets, findTickets),
  route(contract.updateDoor, updateDoor),
  route(contract.createSteward, createSteward),
  route(contract.endSteward, endSteward),
  route(contract.giveParticipation, giveParticipation),
  route(contract.getStewardDoor, getStewardDoor),
  route(contract.checkInBySteward, checkInBySteward),
  route(contract.findTicketsBySteward, findTicketsBySteward),
  route(contract.checkInByHandBySteward, checkInByHandBySteward),
  route(contract.undoBySteward, undoBySteward),
]
