import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { type PreferenciaDeTema, paraEsquema, paraPreferencia, preferencias } from '../../tema.ts'
import { preencher } from '../../textos/preencher.ts'
import { textos } from '../../textos/textos.ts'
import { Icone } from '../Icone.tsx'
import { menuSuspenso } from './menu-suspenso.ts'

const aparencia: Record<PreferenciaDeTema, { rotulo: string; icone: string }> = {
  system: { rotulo: textos.casca.temaSistema, icone: 'tabler:device-desktop' },
  light: { rotulo: textos.casca.temaClaro, icone: 'tabler:sun' },
  dark: { rotulo: textos.casca.temaEscuro, icone: 'tabler:moon' },
}

export function BotaoTema() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const escolhida = paraPreferencia(colorScheme)
  return (
    <Menu {...menuSuspenso} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={preencher(textos.casca.tema, aparencia[escolhida].rotulo)}
        >
          <Icone nome={aparencia[escolhida].icone} tamanho={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(esquema) => setColorScheme(esquema as MantineColorScheme)}
        >
          {preferencias.map((preferencia) => (
            <Menu.RadioItem key={preferencia} value={paraEsquema(preferencia)}>
              {aparencia[preferencia].rotulo}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
