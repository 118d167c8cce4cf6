import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { type PreferenciaDeTema, paraEsquema, paraPreferencia, preferencias } from '../../tema.ts'
import { preencher } from '../../textos/preencher.ts'
import { textos } from '../../textos/textos.ts'
import { Icone } from '../Icone.tsx'
import { aoPassarOMouse } from './menu-suspenso.ts'

const aparencia: Record<PreferenciaDeTema, { rotulo: string; icone: string }> = {
  system: { rotulo: textos.casca.temaSistema, icone: 'tabler:device-desktop' },
  light: { rotulo: textos.casca.temaClaro, icone: 'tabler:sun' },
  dark: { rotulo: textos.casca.temaEscuro, icone: 'tabler:moon' },
}

export function BotaoTema() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const escolhida = paraPreferencia(colorScheme)
  return (
    <Menu {...aoPassarOMouse} position="bottom-end">
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
        {preferencias.map((preferencia) => (
          <Menu.Item
            key={preferencia}
            role="menuitemradio"
            aria-checked={preferencia === escolhida}
            leftSection={<Icone nome={aparencia[preferencia].icone} />}
            rightSection={preferencia === escolhida ? <Icone nome="tabler:check" tamanho={16} /> : undefined}
            onClick={() => setColorScheme(paraEsquema(preferencia))}
          >
            {aparencia[preferencia].rotulo}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
