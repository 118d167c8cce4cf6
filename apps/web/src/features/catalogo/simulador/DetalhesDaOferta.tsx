import type { CriteriosDaOferta } from '@balcao/contract/catalogo/oferta-filtro'
import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos as textosDaUi } from '#ui/textos.ts'
import { useDevolverFoco } from '#ui/useDevolverFoco.ts'
import { Vazio } from '#ui/Vazio.tsx'
import { ofertas } from '../catalogo.data.ts'
import { Simulador } from './Simulador.tsx'
import { textos } from './simulador.textos.ts'

type DetalhesDaOfertaProps = { id: string; criterios: CriteriosDaOferta; aoFechar: () => void }

/** One offer over the catalogue: what it includes, and what it costs with what the client chose. */
export function DetalhesDaOferta({ id, criterios, aoFechar }: DetalhesDaOfertaProps) {
  useDevolverFoco()
  const [cupom, setCupom] = useState<string>()
  const consulta = useQuery(ofertas.algumas([id], criterios, cupom))
  const [oferta] = consulta.data?.itens ?? []
  return (
    <Drawer
      opened
      onClose={aoFechar}
      title={oferta?.nome ?? textos.preco}
      position="right"
      size="min(46rem, 100%)"
      closeButtonProps={{ 'aria-label': textosDaUi.acao.fechar }}
    >
      {consulta.error && (
        <ErroNaTela mensagem={textoDoErro(consulta.error)} aoTentarDeNovo={() => consulta.refetch()} />
      )}
      {consulta.isPending && <Carregando linhas={6} />}
      {consulta.data && !oferta && <Vazio icone="tabler:map-pin-off" texto={textos.naoVendido} />}
      {consulta.data && oferta && (
        <Simulador
          oferta={oferta}
          pagina={consulta.data}
          criterios={criterios}
          cupom={cupom}
          aplicando={consulta.isFetching}
          aoAplicar={setCupom}
        />
      )}
    </Drawer>
  )
}
