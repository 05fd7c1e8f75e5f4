import { Popover } from '@mantine/core'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { addToFolder, getAccess, listPeople } from '../contract.ts'
import { folderBadges } from '../page-texts.ts'
import type { Folder } from './access-view.ts'
import { TemplateMenu } from './template-menu.tsx'
import type { ShownTemplate, TemplateSource } from './template-source.ts'

type Props = { folder: Folder; source: TemplateSource }

/** A menu of the other templates, by name; it stays open, so that several can be added. */
export function AddBadges({ folder, source }: Props) {
  const badgeTexts = useTexts(folderBadges)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={292} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button icon={<PlusIcon size={16} weight="bold" />} onClick={() => setIsOpen(!isOpen)}>
          <Row as="span" inline gap="s">
            {badgeTexts.add()} <CaretDownIcon size={14} style={{ rotate: isOpen ? '180deg' : undefined }} aria-hidden />
          </Row>
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label={badgeTexts.addTitle()}>
        {isOpen && <OtherTemplates folder={folder} source={source} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function OtherTemplates({ folder, source }: Props) {
  const badgeTexts = useTexts(folderBadges)
  const sentence = useProblemText()
  const { run } = useCall(addToFolder, { invalidates: [getAccess, listPeople] })
  const others = Math.max(0, (source.total ?? 0) - folder.templateIds.length)
  const add = async ({ id, name }: ShownTemplate) => {
    const { output, problem } = await run({ roleId: folder.id, templateId: id })
    if (output) toastSuccess(badgeTexts.added({ name }))
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  return (
    <TemplateMenu
      label={badgeTexts.search({ count: others })}
      source={source}
      without={folder.templateIds}
      onAdd={add}
    />
  )
}
