import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyLink } from '../contract.ts'
import { authScreen } from '../texts.ts'

type Props = { link: Output<typeof verifyLink>; working: boolean; onEnter: (did: string) => void }

/** Shown in a browser that did not request the link: names the address and the community, and waits for a press. */
export function ConfirmLink({ link, working, onEnter }: Props) {
  const authScreenTexts = useTexts(authScreen)
  const [community] = link.options
  return (
    <>
      {community && <Shield name={community.profile.name} picture={community.profile.profileImage} size={44} />}
      <h1>
        {community ? authScreenTexts.confirm({ community: community.profile.name }) : authScreenTexts.confirmSignUp()}
      </h1>
      <Text above="s" below="xxl" tone="ink2" breaks>
        {authScreenTexts.confirmText({ email: link.email })}
      </Text>
      <Button
        kind="primary"
        size="large"
        working={working}
        workingLabel={authScreenTexts.entering()}
        onClick={() => onEnter(community?.did ?? '')}
      >
        {community ? authScreenTexts.enter() : authScreenTexts.start()}
      </Button>
      <Text above="xl" type="small" tone="ink3">
        {authScreenTexts.confirmNote()}
      </Text>
    </>
  )
}
