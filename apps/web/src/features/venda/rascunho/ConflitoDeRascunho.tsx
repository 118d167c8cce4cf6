import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialogo } from '#ui/Dialogo.tsx'
import { EscolhaEntreLados } from '#ui/escolha/EscolhaEntreLados.tsx'
import { quando } from '#ui/quando.ts'
import { camposDiferentes, comCamposDe, emPalavras, lerCampo, nomeDoCampo } from './campos.ts'
import { textos } from './rascunho.textos.ts'
import type { OutraVersao } from './sincronia.tipos.ts'

const t = textos.conflito

type Lado = 'aqui' | 'la'

type ConflitoDeRascunhoProps = {
  meu: DadosDoRascunho
  meuEm: string
  outra: OutraVersao
  nomes: ReadonlyMap<string, string>
  aoResolver: (dados: DadosDoRascunho) => void
  aoAdiar: () => void
}

/** Changed in two places: both are shown, and each field that differs is decided by the person. */
export function ConflitoDeRascunho(props: ConflitoDeRascunhoProps) {
  const { meu, meuEm, outra, nomes, aoResolver, aoAdiar } = props
  const [escolhas, setEscolhas] = useState<Record<string, Lado>>({})
  const diferentes = camposDiferentes(meu, outra.dados)
  const decididos = diferentes.filter((campo) => escolhas[campo])
  const todos = (lado: Lado) => setEscolhas(Object.fromEntries(diferentes.map((campo) => [campo, lado])))
  const valer = () =>
    aoResolver(
      comCamposDe(
        meu,
        outra.dados,
        diferentes.filter((campo) => escolhas[campo] === 'la'),
      ),
    )
  const em = quando(outra.em)
  return (
    <Dialogo titulo={t.titulo} fechaPor="closerequest" aoFechar={aoAdiar}>
      <Text size="sm" mb="md">
        {t.esta(quando(meuEm))} {outra.dispositivo === null ? t.outraAba(em) : t.outro(outra.dispositivo, em)}{' '}
        {t.explicacao}
      </Text>
      <Group gap="xs" mb="md">
        <Button size="xs" variant="default" onClick={() => todos('aqui')}>
          {t.tudoDaqui}
        </Button>
        <Button size="xs" variant="default" onClick={() => todos('la')}>
          {t.tudoDeLa}
        </Button>
      </Group>
      {diferentes.map((campo) => (
        <EscolhaEntreLados<Lado>
          key={campo}
          rotulo={nomeDoCampo(campo)}
          lados={[
            {
              valor: 'aqui',
              origem: t.daqui,
              conteudo: emPalavras(campo, lerCampo(meu, campo), nomes),
              acao: t.ficar,
            },
            {
              valor: 'la',
              origem: t.deLa,
              conteudo: emPalavras(campo, lerCampo(outra.dados, campo), nomes),
              acao: t.ficar,
            },
          ]}
          escolhido={escolhas[campo] ?? null}
          aoEscolher={(lado) => setEscolhas({ ...escolhas, [campo]: lado })}
        />
      ))}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={aoAdiar} data-autofocus>
          {t.depois}
        </Button>
        <Button disabled={decididos.length < diferentes.length} onClick={valer}>
          {t.valer}
        </Button>
      </Group>
    </Dialogo>
  )
}
