import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { type PreferenciaDeTema, paraEsquema, paraPreferencia, preferencias } from '#tema.ts'
import { preencher } from '#textos/preencher.ts'
import { textos } from '#textos/textos.ts'
import { Icone } from '#ui/Icone.tsx'
import { OpcaoUnica } from '#ui/menu/itens.tsx'
import { Menu } from '#ui/menu/Menu.tsx'

const aparencia: Record<PreferenciaDeTema, { rotulo: string; icone: string }> = {
  system: { rotulo: textos.casca.temaSistema, icone: 'tabler:device-desktop' },
  light: { rotulo: textos.casca.temaClaro, icone: 'tabler:sun' },
  dark: { rotulo: textos.casca.temaEscuro, icone: 'tabler:moon' },
}

export function BotaoTema() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const escolhida = paraPreferencia(colorScheme)
  return (
    <Menu
      abreAoPassar
      botao={(ligacao) => (
        <ActionIcon
          {...ligacao}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={preencher(textos.casca.tema, aparencia[escolhida].rotulo)}
        >
          <Icone nome={aparencia[escolhida].icone} tamanho={20} />
        </ActionIcon>
      )}
    >
      {preferencias.map((preferencia) => (
        <OpcaoUnica
          key={preferencia}
          marcada={preferencia === escolhida}
          onClick={() => setColorScheme(paraEsquema(preferencia))}
        >
          {aparencia[preferencia].rotulo}
        </OpcaoUnica>
      ))}
    </Menu>
  )
}
