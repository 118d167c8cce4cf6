import { Alert, Button, Text } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { cidadesDoAparelho } from '#aparelho/cidades.ts'
import { respostasDoAparelho } from '#aparelho/respostas.ts'
import { AvisoSemSeguranca } from '#partes/venda/AvisoSemSeguranca.tsx'
import { sessao } from '#sessao.ts'
import { tardio } from '#ui/tardio.ts'
import { AvisoDaCorrecao } from './AvisoDaCorrecao.tsx'
import { AvisoDePersistencia } from './AvisoDePersistencia.tsx'
import { juntarNomes, nomeDoCampo } from './campos.ts'
import { FimDoRascunho } from './FimDoRascunho.tsx'
import { textos } from './rascunho.textos.ts'
import type { Estado } from './sincronia.tipos.ts'
import type { Sincronia } from './sincronia.ts'

const ConflitoDeRascunho = tardio(() => import('./ConflitoDeRascunho.tsx').then((m) => m.ConflitoDeRascunho))

type Aberto = Extract<Estado, { tipo: 'aberto' }>

const SEM_NOMES: ReadonlyMap<string, string> = new Map()

const cidade = async (codigo: number | undefined) => (codigo ? cidadesDoAparelho.uma(codigo) : null)

/** Names of companies, plans, cities and the like, as far as this device has heard of them. */
const useNomesConhecidos = ({ conteudo, conflito }: Aberto) => {
  const [nomes, setNomes] = useState(SEM_NOMES)
  const { consulta } = conteudo
  const [daqui, deLa] = [conteudo.dados, conflito?.dados].map((dados) => dados?.endereco.codigo_ibge)
  const quando = conflito !== null
  useEffect(() => {
    const pessoa = sessao.estado().usuarioAutenticado?.id
    if (!quando || !pessoa) return
    const respostas = respostasDoAparelho.todas(pessoa).catch(() => [])
    Promise.all([respostas, cidade(daqui), cidade(deLa), consulta]).then((lidos) =>
      setNomes(juntarNomes(lidos)),
    )
  }, [consulta, quando, daqui, deLa])
  return nomes
}

/** What a person must know or decide about the open draft itself. */
export function AvisosDoRascunho({ aberto, sincronia }: { aberto: Aberto; sincronia: Sincronia }) {
  const { conteudo, mudado_em, conflito, perdidos, fim } = aberto
  const [adiado, setAdiado] = useState<typeof conflito>(null)
  const nomes = useNomesConhecidos(aberto)
  const { corrige } = conteudo
  if (fim) return <FimDoRascunho fim={fim} correcao={corrige !== null} sincronia={sincronia} />
  return (
    <>
      {corrige && <AvisoDaCorrecao corrige={corrige} />}
      {perdidos.length > 0 && (
        <Alert color="warning" mb="md" role="status">
          {textos.perdidos(perdidos.map(nomeDoCampo).join(', '))}
        </Alert>
      )}
      {conflito && conflito === adiado && (
        <Alert color="warning" mb="md" role="status">
          <Text size="sm" mb="xs">
            {textos.conflito.pendente}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => setAdiado(null)}>
            {textos.conflito.decidir}
          </Button>
        </Alert>
      )}
      {conflito && conflito !== adiado && (
        <Suspense>
          <ConflitoDeRascunho
            meu={conteudo.dados}
            meuEm={mudado_em}
            outra={conflito}
            nomes={nomes}
            aoResolver={sincronia.resolver}
            aoAdiar={() => setAdiado(conflito)}
          />
        </Suspense>
      )}
      <AvisoSemSeguranca />
      <AvisoDePersistencia />
    </>
  )
}
