import {
  type ModoDeImportacao,
  modosDeImportacao,
  nomesDosModos,
} from '@balcao/contract/clientes/importacao/importacao'
import { Radio, Stack } from '@mantine/core'
import { Secao } from '#ui/Secao.tsx'
import { textos } from '../importacao.textos.ts'

type EscolhaDoModoProps = { modo: ModoDeImportacao; aoMudar: (modo: ModoDeImportacao) => void }

const t = textos.modo

export function EscolhaDoModo({ modo, aoMudar }: EscolhaDoModoProps) {
  return (
    <Secao titulo={t.titulo} texto={t.vazias}>
      <Radio.Group
        aria-label={t.rotulo}
        value={modo}
        onChange={(valor) => {
          const escolhido = modosDeImportacao.find((outro) => outro === valor)
          if (escolhido) aoMudar(escolhido)
        }}
      >
        <Stack gap="sm">
          {modosDeImportacao.map((valor) => (
            <Radio key={valor} value={valor} label={nomesDosModos[valor]} description={t.explicados[valor]} />
          ))}
        </Stack>
      </Radio.Group>
    </Secao>
  )
}
