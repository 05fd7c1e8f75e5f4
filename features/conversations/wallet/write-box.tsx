import { useTexts } from '#ui/words/language.tsx'
import { Composer } from '../view/composer.tsx'
import { writeBox } from '../wallet-texts.ts'
import { useOwnComposer } from './use-own-composer.ts'

/** The field to write to a community. */
export function WriteBox({ issuerId, name }: { issuerId: string; name: string }) {
  const say = useTexts(writeBox)
  const { writing, isOnline } = useOwnComposer(issuerId)
  return (
    <Composer
      isBrief
      writing={writing}
      name={name}
      pictureLabel={say.addPicture()}
      note={!isOnline && <span role="status">{say.offline()} </span>}
    />
  )
}
