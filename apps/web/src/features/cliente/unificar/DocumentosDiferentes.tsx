import { formatarDocumento } from '@balcao/contract/valores/documento'
import { Alert } from '@mantine/core'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { Icone } from '#ui/Icone.tsx'
import { textos as comuns } from '#ui/textos.ts'
import { documentosDiferentes, type Par } from './escolhas.ts'
import { textos } from './unificar.textos.ts'

type DocumentosDiferentesProps = { par: Par; digitado: string; aoDigitar: (texto: string) => void }

/**
 * Two people merged by mistake cannot be separated again.
 * To go on, the name of the record that disappears must be typed.
 */
export function DocumentosDiferentes({ par, digitado, aoDigitar }: DocumentosDiferentesProps) {
  const documentos = documentosDiferentes(par)
  if (!documentos) return null
  const [um, outro] = documentos.map(formatarDocumento)
  return (
    <Alert
      color="danger"
      role="note"
      mt="md"
      icon={<Icone nome="tabler:alert-triangle" />}
      title={textos.documentosDiferentes[par.fica.tipo_pessoa](um ?? '', outro ?? '')}
    >
      {textos.soSeForErro}
      <CampoTexto
        mt="sm"
        label={comuns.confirmar.digite.replace('{0}', par.sai.nome)}
        autoComplete="off"
        value={digitado}
        onChange={aoDigitar}
      />
    </Alert>
  )
}
