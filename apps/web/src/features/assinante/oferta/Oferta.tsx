import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { Cartao } from '#partes/publica/Cartao.tsx'
import { Fatos } from '#partes/publica/Fatos.tsx'
import { Moldura } from '#partes/publica/Moldura.tsx'
import { comoSeEscreve, diaPorExtenso, noTurno } from '#partes/publica/palavras.ts'
import classes from '#partes/publica/publica.module.css'
import { tardio } from '#ui/tardio.ts'
import { textos } from '../assinante.textos.ts'
import { Custo } from './Custo.tsx'
import { OQueContrata } from './OQueContrata.tsx'
import { SeCancelar } from './SeCancelar.tsx'

const t = textos.oferta

const Etiqueta = tardio(async () => (await import('#partes/etiqueta/Etiqueta.tsx')).Etiqueta)

type OfertaProps = {
  oferta: OfertaDoAssinante
  nome: string
  passo: string
  aoContinuar: () => void
  aoVerErro: () => void
}

export function Oferta({ oferta, nome, passo, aoContinuar, aoVerErro }: OfertaProps) {
  return (
    <Moldura titulo={t.titulo} passo={passo}>
      <p>{t.ola(nome, oferta.vendedor)}</p>
      <OQueContrata oferta={oferta} />
      <Custo oferta={oferta} />
      <SeCancelar oferta={oferta} />
      <OndeEQuando oferta={oferta} />
      <SeusDados oferta={oferta} />
      <EtiquetaDaOferta oferta={oferta} />
      <p className={classes.dica}>{t.protocolo(oferta.protocolo)}</p>
      <Button size="lg" fullWidth onClick={aoContinuar}>
        {t.certo}
      </Button>
      <Button variant="default" size="lg" fullWidth onClick={aoVerErro}>
        {textos.errado.abrir}
      </Button>
    </Moldura>
  )
}

function OndeEQuando({ oferta: { endereco, agendamento } }: { oferta: OfertaDoAssinante }) {
  const rua = [`${endereco.logradouro}, ${endereco.numero}`, endereco.complemento].filter(Boolean).join(' · ')
  return (
    <Cartao titulo={t.onde}>
      <p>
        {rua}
        <br />
        {endereco.bairro}, {endereco.cidade} – {endereco.uf}
      </p>
      <p>{t.pediu(diaPorExtenso(agendamento.data), noTurno[agendamento.turno])}</p>
    </Cartao>
  )
}

function SeusDados({ oferta: { cliente } }: { oferta: OfertaDoAssinante }) {
  return (
    <Cartao titulo={t.seus}>
      <Fatos
        fatos={[
          ['Nome', cliente.nome],
          ['Documento', cliente.documento],
          ['Telefone', cliente.telefones.map(comoSeEscreve).join(', ')],
          ['E-mail', cliente.email],
        ]}
      />
    </Cartao>
  )
}

function EtiquetaDaOferta({ oferta: { etiqueta, preco } }: { oferta: OfertaDoAssinante }) {
  const [aberta, setAberta] = useState(false)
  if (aberta)
    return (
      <Suspense fallback={<p>{t.buscando}</p>}>
        {etiqueta.preco.total_fidelidade !== preco.total_fidelidade && <p>{t.soDoPlano}</p>}
        <Etiqueta etiqueta={etiqueta} />
      </Suspense>
    )
  return (
    <Button variant="subtle" size="md" fullWidth onClick={() => setAberta(true)}>
      {t.verEtiqueta}
    </Button>
  )
}
