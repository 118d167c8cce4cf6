import { Alert, Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { respostasDoAparelho } from '#aparelho/respostas.ts'
import { AvisoSemSeguranca } from '#partes/venda/AvisoSemSeguranca.tsx'
import { sessao } from '#sessao.ts'
import { AvisoDaCorrecao } from './AvisoDaCorrecao.tsx'
import { AvisoDePersistencia } from './AvisoDePersistencia.tsx'
import { ConflitoDeRascunho } from './ConflitoDeRascunho.tsx'
import { juntarNomes, nomeDoCampo } from './campos.ts'
import { FimDoRascunho } from './FimDoRascunho.tsx'
import { textos } from './rascunho.textos.ts'
import type { Estado } from './sincronia.tipos.ts'
import type { Sincronia } from './sincronia.ts'

type Aberto = Extract<Estado, { tipo: 'aberto' }>

const SEM_NOMES: ReadonlyMap<string, string> = new Map()

/** Names of companies, plans and the like, as far as this device has heard of them. */
const useNomesConhecidos = (consulta: unknown, quando: boolean) => {
  const [nomes, setNomes] = useState(SEM_NOMES)
  useEffect(() => {
    const pessoa = sessao.estado().usuarioAutenticado?.id
    if (!quando || !pessoa) return
    respostasDoAparelho
      .todas(pessoa)
      .catch(() => [])
      .then((respostas) => setNomes(juntarNomes([respostas, consulta])))
  }, [consulta, quando])
  return nomes
}

/** What a person must know or decide about the open draft itself. */
export function AvisosDoRascunho({ aberto, sincronia }: { aberto: Aberto; sincronia: Sincronia }) {
  const { conteudo, mudado_em, conflito, perdidos, fim } = aberto
  const [adiado, setAdiado] = useState<typeof conflito>(null)
  const nomes = useNomesConhecidos(conteudo.consulta, conflito !== null)
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
        <ConflitoDeRascunho
          meu={conteudo.dados}
          meuEm={mudado_em}
          outra={conflito}
          nomes={nomes}
          aoResolver={sincronia.resolver}
          aoAdiar={() => setAdiado(conflito)}
        />
      )}
      <AvisoSemSeguranca />
      <AvisoDePersistencia />
    </>
  )
}
