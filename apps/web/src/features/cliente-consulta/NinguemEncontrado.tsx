import { documentoValido, formatarDocumento, limparDocumento } from '@balcao/contract/valores/documento'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { useTextoDeNinguem } from '#partes/cliente/useTextoDeNinguem.ts'
import { Vazio } from '#ui/Vazio.tsx'
import { textos } from './cliente-consulta.textos.ts'

/** Someone who is not a client yet may become one. The document just typed starts the sale. */
export function NinguemEncontrado({ busca }: { busca: string }) {
  const podeVender = usePode('REALIZAR_VENDA')
  const texto = useTextoDeNinguem(busca, textos.nenhum)
  const documento = documentoValido(busca) ? limparDocumento(busca) : null
  return (
    <Vazio
      texto={texto}
      icone="tabler:user-search"
      acao={
        documento &&
        podeVender && (
          <Button
            color="secondary"
            mih={44}
            renderRoot={(props) => <Link to="/vendedor" search={{ documento }} {...props} />}
          >
            {textos.venderDocumento(formatarDocumento(documento))}
          </Button>
        )
      }
    />
  )
}
