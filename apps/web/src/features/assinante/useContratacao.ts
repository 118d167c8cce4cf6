import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { Feito } from '@balcao/contract/vendas/aceite'
import { useState } from 'react'
import { useLeitura } from '#partes/publica/useLeitura.ts'
import { aceitar, anexar, codigoDe, codigos, lerOferta, pedirCorrecao, recusar } from './assinante.data.ts'
import type { Fim, useGuardado } from './guardado.ts'
import { useEtapa } from './useEtapa.ts'

type Opcoes = { nome: string; ingresso: string; mudar: ReturnType<typeof useGuardado>[1] }

/** The offer of a link, the step that is shown, and what the person can do with it. */
export const useContratacao = ({ nome, ingresso, mudar }: Opcoes) => {
  const [etapa, ir] = useEtapa()
  const [mudou, setMudou] = useState(false)
  const leitura = useLeitura((signal) => lerOferta({}, ingresso, signal).catch(aoFalhar))

  /** What every call here may be told. The rest is said beside the button. */
  function aoFalhar(falha: unknown): never {
    const codigo = codigoDe(falha)
    if (codigo === codigos.ingressoVencido) mudar({ quem: undefined, voltou: true })
    if (codigo === codigos.linkEncerrado)
      mudar({
        quem: { estado: 'ENCERRADO', primeiro_nome: nome, ingresso: null, vale_ate: null, fechada: null },
      })
    if (codigo === codigos.textoMudou) {
      setMudou(true)
      void leitura.reler()
    }
    if (codigo === codigos.faltamDocumentos) void leitura.reler().then(() => ir('documentos'))
    throw falha
  }

  const terminar = (como: Fim['como'], feito: Promise<Feito>) =>
    feito.then((feito) => mudar({ fim: { como, feito } }), aoFalhar)

  return {
    ...leitura,
    etapa,
    ir,
    /** The text is another than a moment ago. */
    mudou,
    aceitar: (texto_sha256: string) => terminar('aceita', aceitar({ body: { texto_sha256 } }, ingresso)),
    pedirCorrecao: (motivo: string) => terminar('correcao', pedirCorrecao({ body: { motivo } }, ingresso)),
    recusar: () => terminar('recusada', recusar({ body: { confirmado: true } }, ingresso)),
    anexar: (body: Parameters<typeof anexar>[0]['body'], signal: AbortSignal) =>
      anexar({ body }, ingresso, signal).catch(aoFalhar),
    anotarEnviado: (tipo: TipoAnexo) =>
      leitura.mudar((oferta) => ({
        ...oferta,
        documentos: oferta.documentos.map((documento) =>
          documento.tipo === tipo ? { ...documento, situacao: 'ENVIADO', recusa: null } : documento,
        ),
      })),
  }
}
export type UmaContratacao = ReturnType<typeof useContratacao>
