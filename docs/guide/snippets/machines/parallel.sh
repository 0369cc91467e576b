mkdir -p parts
parallel --joblog parts.log --resume-failed \
    muster balance saturday --battles 4000 --part {}/8 --out parts/{}.json ::: 1 2 3 4 5 6 7 8
muster balance --join parts/*.json
