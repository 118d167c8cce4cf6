import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { velocidadePorExtenso } from '#partes/plano/velocidade.ts'
import { Cartao, Destaque } from '#partes/publica/Cartao.tsx'
import { textos } from '../assinante.textos.ts'

const t = textos.oferta

export function OQueContrata({ oferta: { etiqueta, adicionais, promocoes } }: { oferta: OfertaDoAssinante }) {
  const { plano, recursos } = etiqueta
  const itens = [
    ...recursos,
    ...adicionais.map(({ nome, quantidade }) => t.adicional(nome, quantidade)),
    ...promocoes.map(({ nome }) => nome),
  ]
  return (
    <Cartao titulo={t.contrata}>
      <Destaque>{plano.nome}</Destaque>
      <p>
        {t.velocidade(velocidadePorExtenso(plano.download_mbps), velocidadePorExtenso(plano.upload_mbps))}.{' '}
        {plano.franquia_gb === null ? t.semFranquia : t.franquia(plano.franquia_gb)}.
      </p>
      {itens.length > 0 && (
        <>
          <p>{t.incluso}:</p>
          <ul>
            {itens.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </Cartao>
  )
}
