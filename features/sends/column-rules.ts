import { isEmail } from '#base/email-address.ts'
import { readRecipient } from '#base/split-addresses.ts'

/** The number of each known column in a file, counted from 0; -1: none. */
export type Columns = {
  email: number
  /** The whole name, or the last name where there is a column of given names. */
  name: number
  seat: number
  section: number
  note: number
  /** Absent in an import that was accepted before names were joined. */
  givenName?: number
  /** Absent in an import that was accepted before there was evidence. */
  evidenceUrl?: number
  evidenceText?: number
}

/** One parsed row of a file; `row` counts from 1, without the header. */
export type ImportRow = {
  row: number
  email: string
  name: string
  seat: string
  section: string
  note?: string
  evidenceUrl?: string
  evidenceText?: string
}

const NAMES: Record<Exclude<keyof Columns, 'note' | 'name' | 'givenName'>, string[]> = {
  email: ['email', 'emails', 'mail', 'courriel', 'adresseemail', 'adressemail', 'emailaddress', 'adressecourriel'],
  seat: ['seat', 'siege', 'place', 'seatnumber', 'numerodeplace'],
  section: ['section', 'bloc', 'block', 'zone', 'tribune', 'rang'],
  evidenceUrl: [
    'evidenceurl',
    'evidencelink',
    'evidenceaddress',
    'linktoevidence',
    'preuveurl',
    'urlpreuve',
    'lienpreuve',
    'adressepreuve',
    'liendelapreuve',
    'liendepreuve',
    'adressedelapreuve',
    'justificatifurl',
    'urljustificatif',
    'lienjustificatif',
    'liendujustificatif',
    'adressejustificatif',
    'adressedujustificatif',
  ],
  evidenceText: [
    'evidencetext',
    'evidencedescription',
    'evidencenarrative',
    'preuvetexte',
    'textepreuve',
    'textedelapreuve',
    'descriptiondelapreuve',
    'textejustificatif',
    'textedujustificatif',
    'justificatiftexte',
    'justificatifenquelquesmots',
    'evidenceinwords',
  ],
}
type Four = [number, number, number, number]
/** Headings of names in the languages of Europe, without accents and spaces. */
const WHOLE_NAMES = [
  ...[
    'fullname',
    'wholename',
    'displayname',
    'firstandlastname',
    'firstnamelastname',
    'participant',
    'attendee',
    'holder',
  ],
  ...['nomcomplet', 'nometprenom', 'nomprenom', 'prenometnom', 'prenomnom', 'nometprenoms', 'participante'],
  ...['nombrecompleto', 'nombreyapellidos', 'nombreapellidos', 'nomecompleto', 'nomeecognome', 'nomecognome'],
  ...['vollername', 'vorundnachname', 'vornamenachname', 'volledigenaam', 'imieinazwisko'],
]
const GIVEN_NAMES = [
  ...['firstname', 'first', 'givenname', 'givennames', 'given', 'forename', 'forenames', 'christianname'],
  ...['prenom', 'prenoms', 'vorname', 'vornamen', 'voornaam', 'imie', 'fornavn', 'fornamn', 'etunimi', 'jmeno'],
]
const LAST_NAMES = [
  ...['lastname', 'last', 'surname', 'familyname', 'family', 'secondname'],
  ...['nomdefamille', 'nomfamille', 'nomdusage', 'patronyme', 'apellido', 'apellidos', 'cognome', 'cognom', 'cognoms'],
  ...['apelido', 'apelidos', 'sobrenome', 'nachname', 'familienname', 'zuname', 'achternaam', 'nazwisko', 'etternavn'],
  ...['efternavn', 'efternamn', 'sukunimi', 'prijmeni', 'prezime', 'nume'],
]
/** Whole names, given ones or last ones, by the columns beside them. */
const ANY_NAMES = ['name', 'names', 'nom', 'noms', 'nombre', 'nome', 'naam', 'navn', 'namn']
/** Names that do not say whether a column has addresses or texts, nor whether everyone may read it. */
const ANY_EVIDENCE = ['evidence', 'preuve', 'preuves', 'justificatif', 'justificatifs']

/** Whether a row may be the table's header: it contains no address. */
export function isHeader(cells: string[]): boolean {
  return !cells.some(hasAddress)
}

function hasAddress(cell: string): boolean {
  return isEmail(readRecipient(cell))
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}

/**
 * Assigns columns by the header's names in any case and order, and the e-mail column by its contents where names do not
 * decide. A column that is only called "Evidence" is often for the organizers alone, and evidence is signed into badges
 * that others see: it is assigned only where evidence was asked for (`wantsEvidence`).
 */
export function guessColumns(header: string[], rows: string[][], { wantsEvidence = false } = {}): Required<Columns> {
  const names = header.map(plain)
  const find = (field: keyof typeof NAMES) => names.findIndex((name) => NAMES[field].includes(name))
  const emails = names.flatMap((name, at) => (NAMES.email.includes(name) ? [at] : []))
  return {
    email: fullestOfAddresses(rows, emails),
    ...guessNames(names),
    seat: find('seat'),
    section: find('section'),
    // Only on request: a column of this name often has another purpose.
    note: -1,
    ...guessEvidence(names, wantsEvidence ? rows : undefined),
  }
}

/**
 * The columns of names: one of whole names, else given and last names. "Name" and "Nom" are last names beside given ones,
 * and given names beside last ones.
 */
function guessNames(names: string[]): { name: number; givenName: number } {
  const find = (known: string[]) => names.findIndex((name) => known.includes(name))
  const [whole, given, last, either] = [WHOLE_NAMES, GIVEN_NAMES, LAST_NAMES, ANY_NAMES].map(find) as Four
  if (whole >= 0) return { name: whole, givenName: -1 }
  if (given >= 0) return { name: last >= 0 ? last : either, givenName: given }
  return last >= 0 ? { name: last, givenName: either } : { name: either, givenName: -1 }
}

/**
 * The columns of evidence by their names. With rows also one that only says "evidence": it is of addresses if its first cell
 * is one.
 */
function guessEvidence(names: string[], rows: string[][] | undefined) {
  const evidenceUrl = names.findIndex((name) => NAMES.evidenceUrl.includes(name))
  const evidenceText = names.findIndex((name) => NAMES.evidenceText.includes(name))
  if (!rows) return { evidenceUrl, evidenceText }
  const any = names.findIndex((name) => ANY_EVIDENCE.includes(name))
  const [first = ''] = rows.flatMap((cells) => cells[any]?.trim() || [])
  if (/^https?:/i.test(first)) return { evidenceUrl: evidenceUrl < 0 ? any : evidenceUrl, evidenceText }
  return { evidenceUrl, evidenceText: evidenceText < 0 ? any : evidenceText }
}

/**
 * The column with the most addresses, among the given ones or all if none are given; without addresses the first given
 * one, or -1.
 */
function fullestOfAddresses(rows: string[][], among: number[]): number {
  const counts: number[] = []
  for (const cells of rows)
    cells.forEach((cell, at) => {
      const isWanted = among.length === 0 || among.includes(at)
      if (isWanted && hasAddress(cell)) counts[at] = (counts[at] ?? 0) + 1
    })
  const most = Math.max(0, ...counts.filter(Boolean))
  return most === 0 ? (among[0] ?? -1) : counts.indexOf(most)
}

/** Titles above the table are expected within this many rows. */
const HEADER_WITHIN = 10

/**
 * Finds the header: above the first address, the row that names an e-mail column (titles may precede it), else the first
 * row. -1 when the first row contains an address itself.
 */
export function headerAt(rows: string[][]): number {
  const first = rows.slice(0, HEADER_WITHIN)
  const addressAt = first.findIndex((cells) => !isHeader(cells))
  const above = addressAt < 0 ? first : first.slice(0, addressAt)
  if (above.length === 0) return -1
  return Math.max(
    0,
    above.findIndex((cells) => cells.some((cell) => NAMES.email.includes(plain(cell)))),
  )
}
