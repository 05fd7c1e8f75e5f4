import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listVersions } from '../../contract.ts'
import { useEventTime } from '../../event/studio/use-event-time.ts'
import type { Template } from '../../form/studio/form-values.ts'
import { monthsOf } from '../../rules.ts'
import { skillTypes } from '../../skills/texts.ts'
import { formWords } from '../../texts.ts'
import { versionWords } from '../texts.ts'
import { type Difference, differencesOf } from '../version-rules.ts'
import styles from './template-detail.module.css'

type Version = Output<typeof listVersions>['versions'][number]

/** The versions of a template, newest first, each with its changes; nothing while there is only one. */
export function TemplateVersions({ templateId }: { templateId: string }) {
  const query = useQueryCall(listVersions, { templateId })
  return <Loaded query={query}>{({ versions }) => versions.length > 1 && <Versions versions={versions} />}</Loaded>
}

function Versions({ versions }: { versions: Version[] }) {
  const versionTexts = useTexts(versionWords)
  const format = useFormat()
  return (
    <Box as="section" above="xxxl">
      <Heading as="h3" below="m">
        {versionTexts.versions()}
      </Heading>
      <ol>
        {versions.map((one, at) => {
          const before = versions[at + 1]
          return (
            <Row as="li" key={one.version} padBlock="l" lined="above" gap="l" align="start">
              <Box fixed>
                <FlatCard spec={one.card as CardSpec} width={56} shadow={false} />
              </Box>
              <Box grow>
                <Row as="h4" gap="s" weight={600}>
                  {versionTexts.version({ version: one.version })}
                  {at === 0 && (
                    <Text as="span" tone="ink3" weight={400}>
                      {versionTexts.present()}
                    </Text>
                  )}
                </Row>
                <p className="bz-caption">
                  {format.dateTime(one.at)}, {versionTexts.made({ count: one.badges })}
                </p>
                {before ? (
                  <Differences before={before.data} after={one.data} />
                ) : (
                  one.version === 1 && (
                    <Text above="xs" tone="ink2">
                      {versionTexts.first()}
                    </Text>
                  )
                )}
              </Box>
            </Row>
          )
        })}
      </ol>
    </Box>
  )
}

type Data = Template['data']

function Differences({ before: old, after: present }: { before: Data; after: Data }) {
  const versionTexts = useTexts(versionWords)
  const show = useShown()
  const differences = differencesOf(old, present, useTexts(skillTypes))
  if (differences.length === 0)
    return (
      <Text above="xs" tone="ink2">
        {versionTexts.same()}
      </Text>
    )
  return (
    <table className={styles.differences}>
      <thead className="bz-hidden">
        <tr>
          <th scope="col">{versionTexts.field()}</th>
          <th scope="col">{versionTexts.before()}</th>
          <th scope="col">{versionTexts.after()}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{versionTexts[field]()}</th>
            <td>
              <del>{show(field, before, old)}</del>
            </td>
            <td>
              <ins>{field === 'image' && after ? versionTexts.changed() : show(field, after, present)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Formats a field's value in its version: an event's hours in the zone that the version names. */
function useShown() {
  const versionTexts = useTexts(versionWords)
  const form = useTexts(formWords)
  const format = useFormat()
  const eventTime = useEventTime()
  return (field: Difference['field'], value: Difference['before'], { eventDetails }: Data): string => {
    if (typeof value === 'boolean') return value ? versionTexts.yes() : versionTexts.no()
    if (value === '' || value === 0 || (field === 'limit' && value === -1)) return versionTexts.none()
    if (field === 'expirationDuration') return versionTexts.months({ count: monthsOf(Number(value)) })
    if (typeof value === 'number') return format.number(value)
    if (field === 'cardEffect') return form[value as 'glare']()
    if (field === 'textureImageURL' || field === 'shape') return value.replace(/\D/g, '')
    if (field === 'image') return ''
    if (field === 'startDate' || field === 'endDate') return eventTime(value, eventDetails?.timeZone ?? '')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? format.dateTime(value) : value
  }
}
