import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { deixarDeSerNovo, ehNovo } from '#aparelho/novo-rascunho.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { sessao } from '#sessao.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { LevarAnexos } from '../etapas/anexos/LevarAnexos.tsx'
import { AvisosDoRascunho } from './AvisosDoRascunho.tsx'
import { type RascunhoAberto, RascunhoContexto, SalvoContexto } from './aberto.ts'
import { ligarPagina } from './ligarPagina.ts'
import { RascunhoInacessivel } from './RascunhoInacessivel.tsx'
import { rascunhosDoServidor } from './rascunho.data.ts'
import { type Sincronia, sincronizar } from './sincronia.ts'

const daPessoa = (id: string) => {
  const usuario_id = sessao.estado().usuarioAutenticado?.id ?? ''
  const servidor = rascunhosDoServidor(usuario_id)
  return sincronizar({
    ...{ id, usuario_id, aparelho: rascunhosDoAparelho, servidor },
    novo: ehNovo(id),
    aoMudar: () => deixarDeSerNovo(id),
  })
}

const acoesDe = ({ mudar, preencher, estado, guardarTudo, descartar }: Sincronia) => {
  const conteudo = () => {
    const atual = estado()
    return atual.tipo === 'aberto' ? atual.conteudo : null
  }
  return {
    mudar: (mudanca) => {
      const dados = conteudo()?.dados
      if (dados) mudar({ dados: { ...dados, ...mudanca } }, true)
    },
    preencher,
    dadosAgora: () => conteudo()?.dados ?? null,
    consultar: (consulta) => mudar({ consulta }, false),
    anexar: (anexos) => mudar({ anexos }, false),
    anotarLido: (lido) => mudar({ lido }, false),
    passarPara: (etapa) => {
      mudar({ etapa }, true)
      void guardarTudo()
    },
    seguirDe: (versao) => {
      const corrige = conteudo()?.corrige
      if (corrige) mudar({ corrige: { ...corrige, versao } }, true)
    },
    descartar,
  } satisfies Partial<RascunhoAberto>
}

const NADA = { dados: null, consulta: null, anexos: [], lido: null, corrige: null }

/** Opens a draft for the steps: from the device, else from the server, else an empty one. */
export function RascunhoProvider({ id, children }: { id: string; children: ReactNode }) {
  const [sincronia] = useState(() => daPessoa(id))
  const estado = useSyncExternalStore(sincronia.assinar, sincronia.estado)
  const acoes = useMemo(() => acoesDe(sincronia), [sincronia])
  useEffect(() => ligarPagina(id, sincronia), [id, sincronia])
  const { dados, consulta, anexos, lido, corrige } = estado.tipo === 'aberto' ? estado.conteudo : NADA
  // The same until one of them changes: that it was saved, or which step is open, draws no field again.
  const emConflito = estado.tipo === 'aberto' && estado.conflito !== null
  const aberto = useMemo(
    () => dados && { id, dados, consulta, anexos, lido, corrige, emConflito, ...acoes },
    [id, dados, consulta, anexos, lido, corrige, emConflito, acoes],
  )

  if (estado.tipo === 'abrindo') return <Carregando />
  if (estado.tipo === 'inacessivel')
    return <RascunhoInacessivel erro={estado.erro} aoTentarDeNovo={() => void sincronia.abrir()} />
  return (
    <RascunhoContexto value={aberto}>
      <SalvoContexto value={estado.salvo}>
        <AvisosDoRascunho aberto={estado} sincronia={sincronia} />
        <LevarAnexos />
        {children}
      </SalvoContexto>
    </RascunhoContexto>
  )
}
