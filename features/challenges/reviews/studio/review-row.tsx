import { usePersonName } from '#features/names/view/use-person-name.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { challengeTitle } from '../../view/step-words.ts'
import type { ReviewItem } from '../contract.ts'
import { reviewWords } from '../texts.ts'
import { EvidencePicture } from './evidence-picture.tsx'
import styles from './reviews.module.css'

type Props = {
  item: ReviewItem
  isMarked: boolean
  isBusy: boolean
  onMark: () => void
  onAccept: () => void
  onRefuse: () => void
  onUndo: () => void
}

/** One review: who, for what, what they gave, and the decision. */
export function ReviewRow({ item, isMarked, isBusy, onMark, onAccept, onRefuse, onUndo }: Props) {
  const say = useTexts(reviewWords)
  const format = useFormat()
  const nameOf = usePersonName()
  const { language } = useLanguage()
  const { member, created, reward, state, canUndo } = item
  const names = {
    name: nameOf(item.member),
    challenge: challengeTitle(item, language),
  }
  const isWaiting = state === 'waiting'
  return (
    <Row
      pad="l"
      lined="below"
      as="li"
      tabIndex={-1}
      gap="m"
      align="start"
      className={styles.row}
      data-waiting={isWaiting || undefined}
    >
      {isWaiting && (
        <Box as="span" fixed padBlock="s">
          <input type="checkbox" aria-label={say.select(names)} checked={isMarked} onChange={onMark} />
        </Box>
      )}
      <Roundel name={member.name} {...(member.imageUrl && { picture: member.imageUrl })} size={36} />
      <Stack gap="s" across="start" breaks grow className={styles.what}>
        <Stack as="p">
          <strong>{names.name}</strong>
          <span>{names.challenge}</span>
          <Text as="small" type="small" tone="ink2">
            {reward > 0 && `${say.points({ count: reward })}, `}
            <time dateTime={created}>{format.dateTime(created)}</time>
          </Text>
        </Stack>
        <Given item={item} name={names.name} />
        {!isWaiting && <Decided item={item} />}
      </Stack>
      <Row gap="s" align="stretch" fixed className={styles.actions}>
        {isWaiting ? (
          <>
            <Button
              size="compact"
              working={isBusy}
              workingLabel={say.accepting()}
              aria-label={say.acceptNamed(names)}
              onClick={onAccept}
            >
              {say.accept()}
            </Button>
            <Button
              size="compact"
              kind="danger"
              disabled={isBusy}
              aria-label={say.refuseNamed(names)}
              onClick={onRefuse}
            >
              {say.refuse()}
            </Button>
          </>
        ) : (
          canUndo && (
            <Button size="compact" aria-label={say.undoNamed(names)} onClick={onUndo}>
              {say.undo()}
            </Button>
          )
        )}
      </Row>
    </Row>
  )
}

function Given({ item, name }: { item: ReviewItem; name: string }) {
  const say = useTexts(reviewWords)
  const { kind, data, text, link, hasPicture, wallets } = item
  if (kind === 'held')
    return (
      <Text type="small" tone="ink2">
        {say.held({ count: wallets })}
      </Text>
    )
  const request = typeof data.request === 'string' ? data.request : ''
  return (
    <>
      {request && (
        <Text width="text" type="small" tone="ink2">
          {say.asked({ request })}
        </Text>
      )}
      {text && (
        <Text padBlock="s" padInline="l" round="l" ground="plinth" width="text" lines>
          {text}
        </Text>
      )}
      {link && (
        <Stack as="p" gap="xxs">
          <Text as="span" weight={500}>
            {say.link({ host: new URL(link).host })}
          </Text>
          <code className="bz-mono">{link}</code>
          <Text as="small" type="small" tone="ink2">
            {say.linkHint()}
          </Text>
        </Stack>
      )}
      {hasPicture && <EvidencePicture reviewId={item.id} name={name} />}
    </>
  )
}

function Decided({ item: { state, reason, decidedAt, decidedBy } }: { item: ReviewItem }) {
  const say = useTexts(reviewWords)
  const format = useFormat()
  const time = format.dateTime(decidedAt)
  return (
    <Row as="p" gap="m" rows="xs" wrap>
      <StatusChip status={state === 'accepted' ? 'owner' : 'notDelivered'}>
        {state === 'accepted' ? say.isAccepted() : say.isRefused()}
      </StatusChip>
      <Text as="small" type="small" tone="ink2">
        {decidedBy ? say.by({ admin: decidedBy, time }) : time}
      </Text>
      {reason && <span>{reason}</span>}
    </Row>
  )
}
