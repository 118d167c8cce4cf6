import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { DocumentoDoAssinante } from '@balcao/contract/vendas/aceite'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Recusa } from '#ui/Recusa.tsx'
import { Voltar } from '../Voltar.tsx'
import { Documento } from './Documento.tsx'
import { textos as t } from './documentos.textos.ts'

type DocumentosProps = {
  documentos: DocumentoDoAssinante[]
  ingresso: string
  aoEnviar: (tipo: TipoAnexo) => void
  aoContinuar: () => void
}

export function Documentos({ documentos, ingresso, aoEnviar, aoContinuar }: DocumentosProps) {
  const [tentou, setTentou] = useState(false)
  const faltam = documentos.filter(({ situacao }) => situacao === 'FALTA')
  const continuar = () => (faltam.length > 0 ? setTentou(true) : aoContinuar())
  return (
    <>
      <p>{t.explicacao}</p>
      {documentos.map((documento) => (
        <Documento key={documento.tipo} documento={documento} ingresso={ingresso} aoEnviar={aoEnviar} />
      ))}
      {tentou && faltam.length > 0 && (
        <Recusa>{t.faltam(faltam.map(({ tipo }) => nomesDosAnexos[tipo].toLowerCase()).join(', '))}</Recusa>
      )}
      <Button size="lg" fullWidth onClick={continuar}>
        {t.continuar}
      </Button>
      <Voltar />
    </>
  )
}
