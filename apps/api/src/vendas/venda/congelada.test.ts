import { expect, test } from 'vitest'
import { umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarVendas } from '#testes/usar-vendas.ts'

const { s, caixa, dados, enviada } = usarVendas()

/** Every column of these that an administrator can edit, and that holds a text, a number, a choice or a flag. */
const EDITAVEIS = `
  update plano set nome = 'Outro', descricao = 'Outra', download_mbps = 1, upload_mbps = 1, fidelidade_meses = 0,
    beneficio_descricao = 'Outro', beneficio_valor = 1, franquia_gb = 1, codigo_oferta_anatel = 'X', restrito = true,
    destaque = true, ativo = false, tipos_pessoa = '{PJ}', vigencia_fim = current_date;
  update plano_preco set valor_mensal = 1, taxa_instalacao = 1;
  update adicional set nome = 'Outro', valor = 1, ativo = false, quantidade_maxima = 1;
  update plano_adicional set valor = 1, obrigatorio = false;
  update promocao set nome = 'Outra', desconto_mensalidade = '{"tipo":"VALOR","valor":1}', duracao_meses = 1, ativo = false;
  delete from promocao_plano; delete from plano_cidade; delete from plano_recurso;
  update recurso set nome = 'Outro';
  update canal_venda set nome = nome || ' outro', anexos_obrigatorios = '{AUDIO_ACEITE}', exige_aceite_digital = true,
    fora_do_estabelecimento = true, roteiro_audio = 'Outro', ativo = false;`

test('editar depois tudo o que se edita no catálogo não muda nada do que foi vendido', async () => {
  const { db, pool } = s()
  const ponto = await umAdicional(db, { nome: 'Ponto extra' })
  const plano = await umPlano(db, { opcionais: [ponto.id] })
  await umaPromocao(db, { planos: [plano.id] })
  const canal = await umCanal(db, { anexos_obrigatorios: [] })
  const feita = await enviada(
    dados({
      plano_id: plano.id,
      canal_venda_id: canal.id,
      adicionais: [{ id: ponto.id, quantidade: 1 }],
    }),
  )
  expect([feita.adicionais.length, feita.promocoes.length]).toEqual([1, 1])
  await pool.query(EDITAVEIS)
  const { corpo } = await s().pedir('GET', `/venda/${feita.id}`, { token: caixa.vendedor })
  expect(corpo).toEqual(feita)
})
