import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { Button, VisuallyHidden } from '@mantine/core'
import { Suspense } from 'react'
import { Icone } from '#ui/Icone.tsx'
import { Item } from '#ui/menu/itens.tsx'
import { Menu } from '#ui/menu/Menu.tsx'
import { tardio } from '#ui/tardio.ts'
import { Tecla } from '#ui/teclas/Tecla.tsx'
import classes from './Acoes.module.css'
import { rotuloDe, textos } from './acoes.textos.ts'
import { type AcaoComDialogo, type AcaoDaPagina, ehOcasional, teclas } from './acoes.ts'

const DialogoDaAcao = tardio(() => import('./DialogoDaAcao.tsx').then(({ DialogoDaAcao }) => DialogoDaAcao))

type AcoesProps = {
  atendimento: Atendimento
  possiveis: readonly AcaoDaPagina[]
  aberta: AcaoComDialogo | null
  /** The one that is on its way to the server. */
  emCurso: AcaoDaPagina | null
  fazer: (acao: AcaoDaPagina) => void
  fechar: () => void
  aoMudar: (novo: Atendimento) => void
}

/** The buttons are what the server lets this person do now; it decides again when they do it. */
export function AcoesDoAtendimento(props: AcoesProps) {
  const { atendimento, possiveis, aberta, emCurso, fazer, fechar, aoMudar } = props
  const ocasionais = possiveis.filter(ehOcasional)
  return (
    <fieldset className={classes.acoes}>
      <VisuallyHidden component="legend">{textos.acoes}</VisuallyHidden>
      {possiveis
        .filter((acao) => !ehOcasional(acao))
        .map((acao) => (
          <Button
            key={acao}
            mih={44}
            variant={acao === 'resolver' || acao === 'fechar' ? 'filled' : 'default'}
            loading={emCurso === acao}
            // They wait for the one that is on its way. Drawn as before: most are back at once.
            aria-disabled={emCurso !== null && emCurso !== acao}
            aria-keyshortcuts={teclas[acao]}
            rightSection={teclas[acao] && <Tecla>{teclas[acao]}</Tecla>}
            onClick={() => fazer(acao)}
          >
            {rotuloDe(acao)}
          </Button>
        ))}
      {ocasionais.length > 0 && (
        <Menu
          botao={(ligacao) => (
            <Button
              mih={44}
              variant="default"
              rightSection={<Icone nome="tabler:chevron-down" tamanho={16} />}
              {...ligacao}
            >
              {textos.mais}
            </Button>
          )}
        >
          {ocasionais.map((acao) => (
            <Item
              key={acao}
              depois={teclas[acao] && <Tecla>{teclas[acao]}</Tecla>}
              onClick={() => fazer(acao)}
            >
              {rotuloDe(acao)}
            </Item>
          ))}
        </Menu>
      )}
      {aberta && (
        <Suspense>
          <DialogoDaAcao
            key={aberta}
            acao={aberta}
            atendimento={atendimento}
            aoFechar={fechar}
            aoMudar={aoMudar}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
