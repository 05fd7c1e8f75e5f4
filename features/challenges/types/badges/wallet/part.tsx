import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CheckButton } from '../../../wallet/check-button.tsx'
import type { PartProps } from '../../../wallet/type-in-wallet.ts'
import { badgesPart } from '../texts.ts'

/** ownsBadges: the badges that count, and how many of them are here. */
export function OwnsBadgesPart(props: PartProps) {
  const say = useTexts(badgesPart)
  const { count = 1, has = 0 } = props.challenge.shown
  return (
    <Stack gap="m" breaks shrinks>
      <p>{say.anyOf()}</p>
      <Templates {...props} />
      <Text type="small" tone="ink3">
        {say.counts({ count, has })}. {say.byItself()}
      </Text>
      <CheckButton {...props} onPress={() => void props.checking.check()} />
    </Stack>
  )
}

/** sentBadges: the badges to give, with the way to giving one. */
export function SentBadgesPart(props: PartProps) {
  const say = useTexts(badgesPart)
  return (
    <Stack gap="m" breaks shrinks>
      <p>{say.giveText()}</p>
      <Templates {...props} />
      <Button kind="primary" size="large" fullWidth href={`/give?of=${props.issuerId}`}>
        {say.give()}
      </Button>
      <CheckButton {...props} kind="secondary" onPress={() => void props.checking.check()} />
    </Stack>
  )
}

function Templates({ challenge }: PartProps) {
  return (
    <Stack as="ul" gap="s" bullets>
      {(challenge.shown.templates ?? []).map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </Stack>
  )
}
