import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { textos } from '#textos/textos.ts'
import classes from './Gaveta.module.css'
import { MenuLateral } from './MenuLateral.tsx'

type GavetaProps = { aberta: boolean; aoFechar: () => void }

/** The menu on a screen too narrow to show it beside the page. */
export function Gaveta({ aberta, aoFechar }: GavetaProps) {
  // The kit returns the focus only from a drawer that was there before it opened.
  const [pronta, setPronta] = useState(false)
  useEffect(() => setPronta(true), [])
  return (
    <Drawer
      opened={pronta && aberta}
      onClose={aoFechar}
      size={280}
      padding={0}
      title={textos.casca.menu}
      closeButtonProps={{ 'aria-label': textos.casca.fecharMenu }}
      classNames={{ header: classes.topo ?? '' }}
    >
      <MenuLateral aoNavegar={aoFechar} />
    </Drawer>
  )
}
