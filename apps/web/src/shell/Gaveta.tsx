import { Drawer } from '@mantine/core'
import { textos } from '#textos/textos.ts'
import classes from './Gaveta.module.css'
import { MenuLateral } from './MenuLateral.tsx'

type GavetaProps = { aberta: boolean; aoFechar: () => void }

/** The menu on a screen too narrow to show it beside the page. */
export function Gaveta({ aberta, aoFechar }: GavetaProps) {
  return (
    <Drawer
      opened={aberta}
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
