import {
  nomesDosTratos,
  type TratoDoOpcional,
  tratosDoOpcional,
} from '@balcao/contract/clientes/importacao/importacao'
import { Radio, Stack } from '@mantine/core'
import { Secao } from '#ui/Secao.tsx'
import { textos } from '../importacao.textos.ts'

type EscolhaDoOpcionalProps = { trato: TratoDoOpcional; aoMudar: (trato: TratoDoOpcional) => void }

const t = textos.opcional

/** Whether a client may be imported without an optional field that is invalid. */
export function EscolhaDoOpcional({ trato, aoMudar }: EscolhaDoOpcionalProps) {
  return (
    <Secao titulo={t.titulo} texto={t.texto}>
      <Radio.Group
        aria-label={t.rotulo}
        value={trato}
        onChange={(valor) => {
          const escolhido = tratosDoOpcional.find((outro) => outro === valor)
          if (escolhido) aoMudar(escolhido)
        }}
      >
        <Stack gap="sm">
          {tratosDoOpcional.map((valor) => (
            <Radio
              key={valor}
              value={valor}
              label={nomesDosTratos[valor]}
              description={t.explicados[valor]}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Secao>
  )
}
