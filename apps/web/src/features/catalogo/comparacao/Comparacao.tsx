import type { CriteriosDaOferta } from '@balcao/contract/catalogo/oferta-filtro'
import { noLugar } from '@balcao/contract/catalogo/oferta-preco'
import { Modal, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { textos as daComparacao } from '#partes/oferta/comparacao/comparacao.textos.ts'
import { TabelaDaComparacao } from '#partes/oferta/comparacao/TabelaDaComparacao.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos as textosDaUi } from '#ui/textos.ts'
import { useDevolverFoco } from '#ui/useDevolverFoco.ts'
import { Vazio } from '#ui/Vazio.tsx'
import { ofertas } from '../catalogo.data.ts'
import { textos } from '../catalogo.textos.ts'

const ESTREITA = '(max-width: 47.99em)'

type ComparacaoProps = { ids: string[]; criterios: CriteriosDaOferta; aoFechar: () => void }

/** Up to three offers side by side, in the order in which they were ticked. */
export function Comparacao({ ids, criterios, aoFechar }: ComparacaoProps) {
  useDevolverFoco()
  const { data, error, refetch, isPending } = useQuery(ofertas.algumas(ids, criterios))
  const estreita = useMediaQuery(ESTREITA, undefined, { getInitialValueInEffect: false })
  const lugar = { ...criterios, canal_venda_id: data?.canal_venda_id }
  const emOrdem = ids
    .flatMap((id) => data?.itens.filter((oferta) => oferta.id === id) ?? [])
    .map((oferta) => noLugar(oferta, lugar))
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={daComparacao.compararPlanos}
      size="62rem"
      fullScreen={estreita}
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
