import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { textos } from '#partes/oferta/comparacao/comparacao.textos.ts'
import { TabelaDaComparacao } from '#partes/oferta/comparacao/TabelaDaComparacao.tsx'
import { textos as textosDaUi } from '#ui/textos.ts'

const ESTREITA = '(max-width: 47.99em)'

type CompararPlanosProps = { ofertas: Oferta[]; dia: string; aoFechar: () => void }

export function CompararPlanos({ ofertas, dia, aoFechar }: CompararPlanosProps) {
  const estreita = useMediaQuery(ESTREITA, undefined, { getInitialValueInEffect: false })
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={textos.compararPlanos}
      size="62rem"
      fullScreen={estreita}
      closeButtonProps={{ 'aria-label': textosDaUi.acao.fechar }}
    >
      <TabelaDaComparacao ofertas={ofertas} dia={dia} />
    </Modal>
  )
}
