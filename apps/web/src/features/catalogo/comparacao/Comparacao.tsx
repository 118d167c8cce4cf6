import { Modal, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '../../../http/erro.ts'
import { Carregando } from '../../../ui/Carregando.tsx'
import { ErroNaTela } from '../../../ui/ErroNaTela.tsx'
import { textos as textosDaUi } from '../../../ui/textos.ts'
import { Vazio } from '../../../ui/Vazio.tsx'
import type { CriteriosDaTela } from '../catalogo.busca.ts'
import { ofertas } from '../catalogo.data.ts'
import { textos } from '../catalogo.textos.ts'
import { TabelaDaComparacao } from './TabelaDaComparacao.tsx'

type ComparacaoProps = { ids: string[]; criterios: CriteriosDaTela; aoFechar: () => void }

/** Up to three offers side by side, in the order in which they were ticked. */
export function Comparacao({ ids, criterios, aoFechar }: ComparacaoProps) {
  const { data, error, refetch, isPending } = useQuery(ofertas.algumas(ids, criterios))
  const emOrdem = ids.flatMap((id) => data?.itens.filter((oferta) => oferta.id === id) ?? [])
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={textos.compararPlanos}
      size="62rem"
      closeButtonProps={{ 'aria-label': textosDaUi.acao.fechar }}
    >
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => refetch()} />}
      {isPending && <Carregando linhas={8} />}
      {data && emOrdem.length === 0 && <Vazio icone="tabler:map-pin-off" texto={textos.foraDoFiltro} />}
      {emOrdem.length > 0 && emOrdem.length < ids.length && (
        <Text size="sm" c="dimmed" mb="xs">
          {textos.algumForaDoFiltro}
        </Text>
      )}
      {data && emOrdem.length > 0 && <TabelaDaComparacao ofertas={emOrdem} dia={data.dia} />}
    </Modal>
  )
}
