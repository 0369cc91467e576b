mkdir -p parts
seq 8 | xargs -P 4 -I {} muster balance saturday --battles 4000 --part {}/8 --out parts/{}.json
muster balance --join parts/*.json
