import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { Suspense } from 'react'
import { Andamento } from '#partes/publica/Andamento.tsx'
import { Moldura } from '#partes/publica/Moldura.tsx'
import { tardio } from '#ui/tardio.ts'
import { textos } from './assinante.textos.ts'
import type { useGuardado } from './guardado.ts'
import { Oferta } from './oferta/Oferta.tsx'
import { TextoEAceite } from './TextoEAceite.tsx'
import { type UmaContratacao, useContratacao } from './useContratacao.ts'

// Few people need these.
const Documentos = tardio(async () => (await import('./documentos/Documentos.tsx')).Documentos)
const AlgoErrado = tardio(async () => (await import('./quietos/AlgoErrado.tsx')).AlgoErrado)
const NaoQuero = tardio(async () => (await import('./quietos/NaoQuero.tsx')).NaoQuero)

type ContratacaoProps = {
  nome: string
  ingresso: string
  motivo: string
  mudar: ReturnType<typeof useGuardado>[1]
}

export function Contratacao({ nome, ingresso, motivo, mudar }: ContratacaoProps) {
  const contratacao = useContratacao({ nome, ingresso, mudar })
  const { dados, erro, lendo, reler, etapa, ir } = contratacao
  if (!dados)
    return (
      <Moldura titulo={textos.oferta.titulo}>
        {lendo && <p>{textos.oferta.buscando}</p>}
        <Andamento enviando={lendo} erro={erro} aoTentarDeNovo={reler} />
      </Moldura>
    )
  if (etapa === 'errado')
    return (
      <Suspense fallback={<Vindo titulo={textos.errado.abrir} />}>
        <AlgoErrado
          motivo={motivo}
          aoEscrever={(escrito) => mudar({ motivo: escrito })}
          enviar={contratacao.pedirCorrecao}
        />
      </Suspense>
    )
  if (etapa === 'recusa')
    return (
      <Suspense fallback={<Vindo titulo={textos.recusa.abrir} />}>
        <NaoQuero enviar={contratacao.recusar} aoFicar={() => ir('oferta')} />
      </Suspense>
    )
  return <Passos {...contratacao} oferta={dados} nome={nome} />
}

function Vindo({ titulo }: { titulo: string }) {
  return (
    <Moldura titulo={titulo}>
      <p>{textos.oferta.buscando}</p>
    </Moldura>
  )
}

type PassosProps = Pick<UmaContratacao, 'etapa' | 'ir' | 'mudou' | 'aceitar' | 'anexar' | 'anotarEnviado'> & {
  oferta: OfertaDoAssinante
  nome: string
}

function Passos({ oferta, nome, etapa, ir, mudou, aceitar, anexar, anotarEnviado }: PassosProps) {
  const comDocumentos = oferta.documentos.some(({ situacao }) => situacao !== 'RECEBIDO')
  const total = comDocumentos ? 3 : 2
  if (etapa === 'oferta')
    return (
      <Oferta
        oferta={oferta}
        nome={nome}
        passo={textos.passo(1, total)}
        aoContinuar={() => ir(comDocumentos ? 'documentos' : 'aceite')}
        aoVerErro={() => ir('errado')}
      />
    )
  if (etapa === 'documentos' && comDocumentos)
    return (
      <Moldura titulo={textos.documentos} passo={textos.passo(2, total)}>
        <Suspense fallback={<p>{textos.oferta.buscando}</p>}>
          <Documentos
            documentos={oferta.documentos}
            anexar={anexar}
            aoEnviar={anotarEnviado}
            aoContinuar={() => ir('aceite')}
          />
        </Suspense>
      </Moldura>
    )
  return (
    <TextoEAceite
      textosDaOferta={oferta.textos}
      passo={textos.passo(total, total)}
      mudou={mudou}
      aceitar={() => aceitar(oferta.texto_sha256)}
      ir={ir}
    />
  )
}
